import type { Issue } from '#schema/corrections/issue.ts'

import { createLanguageChecker, type LanguageChecker } from './checker.ts'
import { languageOf } from './identify/languageOf.ts'
import type { DictionaryFiles } from './spelling/hunspell.ts'

/** Maximum number of open dictionaries. Each takes 10 to 60 MB. */
const OPEN_MAX = 3

/** Checks an English paragraph. */
type EnglishCheck = (paragraph: string) => Promise<Issue[]>

export interface ByLanguageOptions {
  /**
   * Reads the dictionary of a language when its first paragraph is checked. Null if there is none.
   */
  dictionary: (language: string) => Promise<DictionaryFiles | null>
}

/**
 * A paragraph and the language it was checked in. `issues` is null if no checker is available for
 * that language.
 */
export interface CheckedParagraph {
  language: string
  issues: Issue[] | null
}

/**
 * Returns a checker that checks each paragraph in its own language: English with the given
 * check, others with their dictionaries. It skips a paragraph whose dictionary does not exist or
 * cannot be loaded at the moment.
 */
export function createByLanguage({ dictionary }: ByLanguageOptions): {
  /** `usual` is the language of the document, for paragraphs too short to identify. */
  check: (paragraph: string, usual: string, english: EnglishCheck) => Promise<CheckedParagraph>
} {
  /** In order of use, most recent last. */
  const open = new Map<string, Promise<LanguageChecker | null>>()

  async function opened(code: string): Promise<LanguageChecker | null> {
    try {
      const resources = await dictionary(code)
      return resources && (await createLanguageChecker({ language: code, resources }))
    } catch {
      // Offline, languages without downloads still work. The next paragraph retries.
      open.delete(code)
      return null
    }
  }

  function checkerFor(code: string): Promise<LanguageChecker | null> {
    const checker = open.get(code) ?? opened(code)
    open.delete(code)
    open.set(code, checker)
    const [oldest, oldestChecker] = open.entries().next().value ?? []
    if (open.size > OPEN_MAX && oldest !== undefined && oldestChecker) {
      open.delete(oldest)
      void oldestChecker.then(checked => checked?.dispose())
    }
    return checker
  }

  return {
    async check(paragraph, usual, english) {
      const language = await languageOf(paragraph, usual).catch(() => usual)
      if (language === 'en') return { language, issues: await english(paragraph) }
      const checker = await checkerFor(language)
      return { language, issues: checker?.check(paragraph) ?? null }
    },
  }
}
