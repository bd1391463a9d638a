import type { BinaryModule } from 'harper.js'

import type { Issue } from '#schema/corrections/issue.ts'
import { defaultGoals, type EnglishDialect, type Goals } from '#schema/check-settings/goals.ts'
import type { DictionaryFiles } from '../languages/spelling/hunspell.ts'
import { adviceFor } from './advice.ts'
import { withoutOverlaps } from './conflicts.ts'
import { withoutWords } from './dictionary.ts'
import { createEnglish } from './english.ts'
import { segmentsOf } from './segments.ts'

export type CheckerOptions = EnglishCheckerOptions | LanguageCheckerOptions

/** A language other than English: its spelling, and rules on signs, spaces and doubled words. */
export interface LanguageCheckerOptions {
  /** A code of `writing/languages/table.ts`. */
  language: string
  /** The dictionary, read by the host. */
  resources: DictionaryFiles
  /** Names of rules (`Issue.rule`) that are switched off. */
  disabled?: Iterable<string>
}

export interface EnglishCheckerOptions {
  language?: 'en'
  /**
   * Harper's WebAssembly. Both hosts import `slimBinary` from `harper.js/slimBinary`: a bundler for the browser turns
   * it into an asset of its own (16 MB, fetched when the first check needs it), Node reads it from its package with no
   * network. It finds exactly what `harper.js/binary` finds, at half the download, which loads both variants. The
   * inlined binaries carry 21 MB of JavaScript and are needed only where the path of node_modules has characters that
   * a URL escapes (Harper does not unescape them).
   */
  binary: BinaryModule
  dialect: EnglishDialect
  /** Decide which advice is given, and how much; never what is a mistake. */
  goals?: Goals
  /** Names of rules (`Issue.rule`) that are switched off. */
  disabled?: Iterable<string>
}

export interface CheckOptions {
  /** Words that count as right, whatever their case. */
  dictionary?: ReadonlySet<string>
}

export interface Checker {
  /** The findings of a text in order of their start; never overlapping. Any string is fine, damaged ones included. */
  check(text: string, options?: CheckOptions): Promise<Issue[]>
  /** Gives the memory of the linter back; the checker cannot be used afterwards. */
  dispose(): Promise<void>
}

const NO_WORDS: ReadonlySet<string> = new Set()

/**
 * A checker of one language. One of English loads and warms a WebAssembly and lists of words (1–4 s, about 400 MB in Node): make one
 * per worker and share it. A check blocks its thread, so it belongs in a worker, in the browser and in Node.
 */
export function createChecker(options: CheckerOptions): Promise<Checker> {
  return 'resources' in options ? languageChecker(options) : englishChecker(options)
}

async function englishChecker({
  binary,
  dialect,
  goals = defaultGoals,
  disabled = [],
}: EnglishCheckerOptions): Promise<Checker> {
  const english = await createEnglish({ binary, dialect, goals, disabled: new Set(disabled) })
  return {
    // Each paragraph by itself, with everything that limits it: so its findings do not depend on the others.
    async check(text, { dictionary = NO_WORDS } = {}) {
      const issues: Issue[] = []
      for (const segment of segmentsOf(text)) {
        const found = await english.check(segment.text, dictionary)
        const kept = adviceFor(withoutOverlaps(found), segment.text, goals)
        issues.push(...kept.map(issue => moved(issue, segment.start)))
      }
      return issues
    },
    dispose: () => english.dispose(),
  }
}

async function languageChecker({
  language,
  resources,
  disabled = [],
}: LanguageCheckerOptions): Promise<Checker> {
  const { createLanguageChecker } = await import('../languages/checker.ts')
  const checker = await createLanguageChecker({ language, resources })
  const off = new Set(disabled)
  return {
    async check(text, { dictionary = NO_WORDS } = {}) {
      const issues = checker.check(text).filter(({ rule }) => !off.has(rule))
      return withoutWords(issues, text, dictionary)
    },
    async dispose() {
      checker.dispose()
    },
  }
}

function moved(issue: Issue, by: number): Issue {
  const [start, end] = [issue.start + by, issue.end + by]
  return { ...issue, id: `${issue.rule}:${start}-${end}`, start, end }
}
