import type { Issue } from '#schema/corrections/issue.ts'

import { createLanguageChecker, type LanguageChecker } from './checker.ts'
import { languageOf } from './identify/languageOf.ts'
import type { DictionaryFiles } from './spelling/hunspell.ts'

/** Dictionaries that are open at a time; each takes some 10 to 60 MB. */
const OPEN_MAX = 3

export interface ByLanguageOptions {
  /** Checks what is in English. */
  english: { check(text: string): Promise<Issue[]> }
  /** Reads the dictionary of a language, when the first paragraph in it is checked; null when there is none. */
  dictionary: (language: string) => Promise<DictionaryFiles | null>
}

/** A paragraph and the language it was checked in; `issues` is null when there is nothing here to check that one with. */
export interface CheckedParagraph {
  language: string
  issues: Issue[] | null
}

/**
 * Checks each paragraph in its own language: English by the English checker, others by their dictionaries. One that no
 * dictionary is there for, or can be had at the moment, is left alone.
 */
export function createByLanguage({ english, dictionary }: ByLanguageOptions): {
  /** `usual` is the language of the document, for what is too short to tell. */
  check: (paragraph: string, usual: string) => Promise<CheckedParagraph>
} {
  /** The last used ones come last. */
  const open = new Map<string, Promise<LanguageChecker | null>>()

  async function opened(code: string): Promise<LanguageChecker | null> {
    try {
      const resources = await dictionary(code)
      return resources && (await createLanguageChecker({ language: code, resources }))
    } catch {
      // Without a network what needs none is checked all the same; the next paragraph asks again.
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
    async check(paragraph, usual) {
      const language = await languageOf(paragraph, usual).catch(() => usual)
      if (language === 'en') return { language, issues: await english.check(paragraph) }
      const checker = await checkerFor(language)
      return { language, issues: checker?.check(paragraph) ?? null }
    },
  }
}
