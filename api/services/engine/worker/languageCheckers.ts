import { readDictionary } from '#api/services/engine/dictionaries.ts'
import { createLanguageChecker, type LanguageChecker } from '#writing/languages/checker.ts'

/** The maximum number of open dictionaries; each takes 10 to 60 MB. */
const OPEN_MAX = 4

/** The most recently used are last. */
const open = new Map<string, Promise<LanguageChecker>>()

/**
 * Returns the thread's checker of a language other than English. Only a few are open at a time. A
 * failed one is retried.
 */
export function languageCheckerFor(language: string): Promise<LanguageChecker> {
  const checker = open.get(language) ?? opened(language)
  open.delete(language)
  open.set(language, checker)
  const [oldest, oldestChecker] = open.entries().next().value ?? []
  if (open.size > OPEN_MAX && oldest !== undefined) {
    open.delete(oldest)
    // Callers use it within one turn, in which no other opens.
    void oldestChecker?.then(
      checked => checked.dispose(),
      () => undefined,
    )
  }
  return checker
}

function opened(language: string): Promise<LanguageChecker> {
  const made = readDictionary(language).then(resources => createLanguageChecker({ language, resources }))
  made.catch(() => open.delete(language))
  return made
}
