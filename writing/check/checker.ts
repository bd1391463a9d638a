import type { BinaryModule } from 'harper.js'

import { defaultGoals, type EnglishDialect, type Goals } from '#schema/check-settings/goals.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import type { DictionaryFiles } from '../languages/spelling/hunspell.ts'
import { adviceFor } from './advice.ts'
import { withoutOverlaps } from './conflicts.ts'
import { withoutWords } from './dictionary.ts'
import { createEnglish, loadEnglish, spellingIn } from './english.ts'
import { createHarper, type Harper } from './harper.ts'
import { withoutIntended } from './intended.ts'
import { withLineBreaks } from './lineBreaks.ts'
import { plainly } from './plainly.ts'
import type { Rest } from './rest.ts'
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

export interface EnglishCheckerOptions extends EnglishOptions {
  language?: 'en'
  /** Harper's WebAssembly; see `createHarper`. */
  binary: BinaryModule
}

interface EnglishOptions {
  dialect: EnglishDialect
  /** Selects which advice is returned, and how much. Mistakes do not depend on it. */
  goals?: Goals
  /** Names of disabled rules (`Issue.rule`). */
  disabled?: Iterable<string>
}

export interface CheckOptions {
  /** Words that count as correct in any case. */
  dictionary?: ReadonlySet<string>
  /** Called between the steps of a check, which waits for what it returns: others may work then. */
  rest?: Rest
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
 * (1–4 s), so create one per worker and share it. A check blocks its thread, so it belongs in a
 * worker, both in the browser and in Node.
 */
export function createChecker(options: CheckerOptions): Promise<Checker> {
  return 'resources' in options ? languageChecker(options) : englishChecker(options)
}

async function englishChecker({ binary, ...options }: EnglishCheckerOptions): Promise<Checker> {
  const { dialect, disabled = [] } = options
  const off = new Set(disabled)
  // Side by side: the WebAssembly is read and compiled while the word lists load.
  const [harper] = await Promise.all([createHarper({ binary, dialect, disabled: off }), loadEnglish()])
  const { check } = await createEnglishChecker({ ...options, disabled: off, harper })
  return { check, dispose: () => harper.dispose() }
}

/**
 * Returns a checker of English over Harper's linter of the same dialect. It costs nothing more, so
 * each set of goals can have one.
 */
export async function createEnglishChecker({
  harper,
  dialect,
  goals = defaultGoals,
  disabled = [],
}: EnglishOptions & { harper: Harper }): Promise<Pick<Checker, 'check'>> {
  const english = await createEnglish({ harper, dialect, goals, disabled: new Set(disabled) })
  return {
    // Each paragraph is checked and limited alone, so its findings do not depend on the others.
    check: (text, { dictionary = NO_WORDS, rest } = {}) =>
      bySegment(text, async segment => {
        await rest?.()
        const found = await english.check(segment, dictionary, rest)
        return adviceFor(withoutOverlaps(found), segment, goals)
      }),
  }
}

/**
 * Returns the spelling issues that an English checker returns for a text, apart from those that are
 * part of another mistake. Needs the word lists alone, so it answers long before the first check.
 */
export const checkSpelling = (text: string, dialect: EnglishDialect): Promise<Issue[]> =>
  bySegment(text, async segment => withoutOverlaps(await spellingIn(segment, dialect, NO_WORDS)))

async function bySegment(text: string, check: (segment: string) => Promise<Issue[]>): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const segment of segmentsOf(text)) {
    const plain = plainly(segment.text)
    const found = (await check(plain.text)).map(issue => plain.toWritten(issue))
    const original = text.slice(segment.start, segment.start + segment.text.length)
    const here = withLineBreaks(found, original).map(issue => moved(issue, segment.start))
    issues.push(...withoutIntended(here, text))
  }
  return issues
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
