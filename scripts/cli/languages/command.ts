import { rm } from 'node:fs/promises'
import path from 'node:path'

import { listLanguages, packsFolder } from '#api/services/engine/dictionaryFiles.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { packOf } from '#writing/languages/packs.ts'
import { type Language, languageByCode } from '#writing/languages/table.ts'

import type { Command } from '../operator.ts'
import { fetchPack } from './pack.ts'

const USAGE = `Usage: npm run languages -- list             (every language, and whether it can be checked)
       npm run languages -- add CODE…        (fetches the dictionaries of these languages from the npm registry)
       npm run languages -- remove CODE…
Added dictionaries are in DATA_DIR/languages, under their own licenses. A running server finds them immediately.`

/** Lists, adds or removes the dictionaries of languages. */
export const languages: Command = async ([command, ...codes], { DATA_DIR: dataDir }) => {
  if (command === 'list' && codes.length === 0) return list(dataDir)
  if ((command !== 'add' && command !== 'remove') || codes.length === 0) throw new OperatorError(USAGE)
  // Validates all codes before the first download.
  const wanted = codes.map(packLanguage)
  const done: string[] = []
  for (const { code, name, dictionary } of wanted) {
    const folder = path.join(packsFolder(dataDir), code)
    if (command === 'remove') {
      await rm(folder, { recursive: true, force: true })
      done.push(`${name} was removed.`)
      continue
    }
    const pin = packOf(code)
    if (!pin) throw new OperatorError(`There is no dictionary for ${name}.`)
    await fetchPack(pin, folder)
    done.push(`${name} was added (${pin.package} ${pin.version}, ${dictionary.license}).`)
  }
  return done.join('\n')
}

function list(dataDir: string): string {
  const entries = listLanguages(dataDir)
  const lines = entries.map(({ code, name, ownName, source, license, available }) => {
    const state = source === 'pack' ? (available ? 'added' : 'can be added') : 'included'
    return `${code.padEnd(8)} ${name.padEnd(22)} ${state.padEnd(13)} ${license.padEnd(34)} ${ownName}`
  })
  const available = entries.filter(entry => entry.available).length
  return [...lines, `${available} of ${entries.length} are available.`].join('\n')
}

function packLanguage(code: string): Language {
  const language = languageByCode(code)
  if (!language)
    throw new OperatorError(`There is no language "${code}". npm run languages -- list shows them.`)
  if (language.dictionary.kind !== 'pack')
    throw new OperatorError(`${language.name} is already included in Bluepencil.`)
  return language
}
