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

/** A language other than English: spelling, and rules on punctuation, spaces and repeated words. */
export interface LanguageCheckerOptions {
  /** A language code from `writing/languages/table.ts`. */
  language: string
  /** The dictionary files, read by the host. */
  resources: DictionaryFiles
  /** Names of disabled rules (`Issue.rule`). */
  disabled?: Iterable<string>
}

export interface EnglishCheckerOptions {
  language?: 'en'
  /**
   * Harper's WebAssembly. Both hosts import `slimBinary` from `harper.js/slimBinary`. A browser
   * bundler emits it as an asset (16 MB, fetched for the first check). Node reads it from the
   * package without a network. It finds exactly the same issues as `harper.js/binary`, which loads
   * both variants, at half the download. The inlined binaries carry 21 MB of JavaScript. They are
   * needed only if the path of node_modules has characters that a URL escapes, since Harper does
   * not unescape them.
   */
  binary: BinaryModule
  dialect: EnglishDialect
  /** Selects which advice is returned, and how much. Mistakes do not depend on it. */
  goals?: Goals
  /** Names of disabled rules (`Issue.rule`). */
  disabled?: Iterable<string>
}

export interface CheckOptions {
  /** Words that count as correct in any case. */
  dictionary?: ReadonlySet<string>
}

export interface Checker {
  /**
   * Returns the findings of a text in order of their start, without overlaps. Accepts any string.
   */
  check(text: string, options?: CheckOptions): Promise<Issue[]>
  /** Frees the linter's memory. The checker cannot be used afterwards. */
  dispose(): Promise<void>
}

const NO_WORDS: ReadonlySet<string> = new Set()

/**
 * Returns a checker for one language. The English one loads and warms up WebAssembly and word lists
 * (1–4 s, about 400 MB in Node), so create one per worker and share it. A check blocks its thread,
 * so it belongs in a worker, both in the browser and in Node.
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
    // Each paragraph is checked and limited alone, so its findings do not depend on the others.
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
