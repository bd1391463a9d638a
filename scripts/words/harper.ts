import { readFile } from 'node:fs/promises'

import { z } from 'zod'

const affix = z.object({
  kind: z.enum(['prefix', 'suffix']),
  cross_product: z.boolean(),
  replacements: z.array(z.object({ remove: z.string(), add: z.string(), condition: z.string() })),
})
const rules = z.object({ affixes: z.record(z.string(), affix) })
type Affix = z.infer<typeof affix>

const DICTIONARY = '# combined with dialect spelling'
const AFFIXES = '{\n\t"affixes"'
const POSSESSIVE = 'g'
const DIALECTS: Record<string, number> = { '<': 1, '!': 2, '₹': 2, '@': 4, _: 8 }

/**
 * Returns the words of Harper's dictionary in all forms, with their dialects as bits (`all` for
 * words without any).
 */
export async function harperWords(wasm: string, all: number): Promise<Map<string, number>> {
  const bytes = await readFile(wasm)
  const end = bytes.indexOf(AFFIXES)
  const start = bytes.lastIndexOf(DICTIONARY, end)
  const { affixes } = rules.parse(firstObject(bytes.subarray(end, end + 100_000).toString()))
  const words = new Map<string, number>()
  for (const line of bytes.subarray(start, end).toString().split('\n')) {
    const [, word, flags = ''] = /^([A-Za-z][A-Za-zÀ-ÿ'-]+)(?:\/(\S*))?\s*(?:#.*)?$/.exec(line) ?? []
    if (word === undefined || word.endsWith("'s")) continue
    const mask = Array.from(flags).reduce((bits, flag) => bits | (DIALECTS[flag] ?? 0), 0) || all
    for (const form of formsOf(word, flags, affixes)) words.set(form, (words.get(form) ?? 0) | mask)
  }
  return words
}

function formsOf(word: string, flags: string, affixes: Record<string, Affix>): string[] {
  const used = Array.from(flags)
    .filter(flag => flag !== POSSESSIVE)
    .flatMap(flag => affixes[flag] ?? [])
  const suffixed = used
    .filter(({ kind }) => kind === 'suffix')
    .flatMap(({ replacements }) => {
      const fitting = replacements.find(({ condition }) => new RegExp(`${condition}$`).test(word))
      return fitting ? [word.slice(0, word.length - fitting.remove.length) + fitting.add] : []
    })
  const prefixed = used
    .filter(({ kind }) => kind === 'prefix')
    .flatMap(({ replacements, cross_product: cross }) => {
      const prefix = replacements[0]?.add ?? ''
      return (cross ? [word, ...suffixed] : [word]).map(form => prefix + form)
    })
  return [word, ...suffixed, ...prefixed]
}

/** Returns the JSON object at the beginning of a text. */
function firstObject(text: string): unknown {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return JSON.parse(text.slice(0, at + 1))
  }
  throw new Error('The affixes of Harper have no end.')
}
