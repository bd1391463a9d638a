import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { languageByCode } from '#writing/languages/table.ts'

const require = createRequire(import.meta.url)

/** Where the package of a language's dictionary is, or null when it is not installed. */
function directoryOf(code: string): string | null {
  const language = languageByCode(code)
  if (!language || language.dictionary.kind === 'engine') return null
  const { dictionary } = language
  const name = dictionary.kind === 'bundled' ? dictionary.package : `dictionary-${code.toLowerCase()}`
  try {
    return path.dirname(require.resolve(name))
  } catch {
    return null
  }
}

/** Whether a language's dictionary is there: the bundled ones are, the others once an operator has added them. */
export const isInstalled = (code: string): boolean => code === 'en' || directoryOf(code) !== null

/** The dictionary of a language. Throws when it is not installed. */
export async function readDictionary(code: string): Promise<{ aff: Uint8Array; dic: Uint8Array }> {
  const directory = directoryOf(code)
  if (directory === null) throw new Error(`The dictionary of "${code}" is not installed.`)
  const [aff, dic] = await Promise.all(
    ['index.aff', 'index.dic'].map(name => readFile(path.join(directory, name))),
  )
  if (!aff || !dic) throw new Error(`The dictionary of "${code}" has no files.`)
  return { aff, dic }
}
