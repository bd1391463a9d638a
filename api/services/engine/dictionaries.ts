import { findDictionary, readDictionary as read } from '#api/features/languages/dictionaries.ts'
import { readEnvironment } from '#platform/env.ts'
import type { DictionaryFiles } from '#writing/languages/spelling/hunspell.ts'

// Threads and commands have the process's environment and no other.
const find = (code: string) => findDictionary(code, readEnvironment(process.env).DATA_DIR)

/** Whether a language can be checked here: English, those that are bundled, and packs that were added. */
export const isInstalled = (code: string): boolean => code === 'en' || find(code) !== null

/** The dictionary of a language. Throws when it is not installed. */
export function readDictionary(code: string): Promise<DictionaryFiles> {
  const dictionary = find(code)
  if (!dictionary) throw new Error(`The dictionary of "${code}" is not installed.`)
  return read(dictionary)
}
