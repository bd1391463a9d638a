import { readDictionary } from '#api/services/engine/dictionaries.ts'
import { createLanguageChecker, type LanguageChecker } from '#writing/languages/checker.ts'

/** Dictionaries that are open at a time; each takes some 10 to 60 MB. */
const OPEN_MAX = 4

/** The last used ones come last. */
const open = new Map<string, Promise<LanguageChecker>>()

/** The thread's checker of a language other than English; at most a few are open. One that does not open is tried again. */
export function languageCheckerFor(language: string): Promise<LanguageChecker> {
  const checker = open.get(language) ?? opened(language)
  open.delete(language)
  open.set(language, checker)
  const [oldest, oldestChecker] = open.entries().next().value ?? []
  if (open.size > OPEN_MAX && oldest !== undefined) {
    open.delete(oldest)
    // Whoever works with it does so within one turn, in which no other is opened.
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
