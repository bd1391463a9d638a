import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { z } from 'zod'

import type { LanguageEntry } from '#schema/languages/contract.ts'
import type { DictionaryFiles } from '#writing/languages/spelling/hunspell.ts'
import { type Language, languageByCode, languages } from '#writing/languages/table.ts'

const { resolve } = createRequire(import.meta.url)
const manifest = z.object({ version: z.string() })

/** An installed dictionary: a folder with index.aff and index.dic. */
export type Dictionary = { code: string; folder: string; version: string }

/** Returns the folder that contains the language packs, one folder each. */
export const packsFolder = (dataDir: string): string => path.join(path.resolve(dataDir), 'languages')

/**
 * Returns the dictionary of a language, bundled or added. Null for an unknown or uninstalled
 * language.
 */
export function findDictionary(code: string, dataDir: string): Dictionary | null {
  // Only known codes become part of a path.
  const language = languageByCode(code)
  const folder = language ? folderOf(language, dataDir) : null
  if (!language || folder === null) return null
  try {
    const { version } = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
    return { code: language.code, folder, version }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Returns the path of one of a dictionary's files. */
export const dictionaryFile = ({ folder }: Dictionary, file: 'aff' | 'dic'): string =>
  path.join(folder, `index.${file}`)

/** Returns the contents of both files, for the checker. */
export async function readDictionary(dictionary: Dictionary): Promise<DictionaryFiles> {
  const [aff, dic] = await Promise.all([
    readFile(dictionaryFile(dictionary, 'aff')),
    readFile(dictionaryFile(dictionary, 'dic')),
  ])
  return { aff, dic }
}

/** Returns all languages of the table, with whether they can be checked. */
export const listLanguages = (dataDir: string): LanguageEntry[] =>
  languages.map(({ code, name, ownName, script, direction, dictionary: { kind, license } }) => {
    const version = findDictionary(code, dataDir)?.version ?? null
    const available = kind === 'engine' || version !== null
    return { code, name, ownName, script, direction, source: kind, license, version, available }
  })

function folderOf({ code, dictionary }: Language, dataDir: string): string | null {
  switch (dictionary.kind) {
    case 'engine':
      return null
    case 'bundled':
      return path.dirname(resolve(dictionary.package))
    case 'pack':
      return path.join(packsFolder(dataDir), code)
  }
}
