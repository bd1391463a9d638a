import { findDictionary, readDictionary as read } from '#api/services/engine/dictionaryFiles.ts'
import { readEnvironment } from '#platform/env.ts'
import type { DictionaryFiles } from '#writing/languages/spelling/hunspell.ts'

// Threads and commands share the environment of the process.
const find = (code: string) => findDictionary(code, readEnvironment(process.env).DATA_DIR)

/** Returns whether a language can be checked here: English, bundled languages and added packs. */
export const isInstalled = (code: string): boolean => code === 'en' || find(code) !== null

/** Returns the dictionary of a language. Throws if it is not installed. */
export function readDictionary(code: string): Promise<DictionaryFiles> {
  const dictionary = find(code)
  if (!dictionary) throw new Error(`The dictionary of "${code}" is not installed.`)
  return read(dictionary)
}
