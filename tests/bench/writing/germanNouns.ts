import { loadLexicon } from '#writing/check/spelling/lexicon.ts'
import type { LanguageChecker } from '#writing/languages/checker.ts'
import { type DictionaryFiles, openSpeller, type Speller } from '#writing/languages/spelling/hunspell.ts'
import { casingOf, startsSentence, wordsOf } from '#writing/languages/words.ts'

import type { Metric } from '../metric.ts'
import { percent, tenth } from './part.ts'
import { wordsIn } from './score/tokens.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzäöüß'
const SLIPS_PER_NOUN = 2
const SEED = 20_000

interface Slip {
  text: string
  start: number
  good: string
}

/**
 * Puts one slip at a time into the German nouns of edited prose, and returns how many are found and
 * how often a capitalized word of the prose itself is marked. The weights of nounSlips.ts were
 * learned from the first half of the prose only, so each half is also measured alone.
 */
export async function germanNouns(
  checker: LanguageChecker,
  dictionary: DictionaryFiles,
  texts: readonly string[],
): Promise<Metric[]> {
  const speller = await openSpeller(dictionary)
  const english = await loadLexicon()
  const isNoun = (word: string) =>
    speller.spell(word) && (!english.has(word) || english.has(word.toLowerCase()))
  const all = slipsIn(texts, isNoun, speller)
  speller.dispose()
  const found = { tuned: 0, other: 0 }
  const total = { tuned: 0, other: 0 }
  let first = 0
  for (const { slip, half } of all) {
    total[half] += 1
    const hit = checker.check(slip.text).find(({ start, end }) => start <= slip.start && end > slip.start)
    if (!hit) continue
    found[half] += 1
    if (hit.replacements[0] === slip.good) first += 1
  }
  const both = found.tuned + found.other
  const words = texts.reduce((sum, text) => sum + wordsIn(text), 0)
  const marked = texts.flatMap(text =>
    checker.check(text).filter(({ start }) => /\p{Lu}/u.test(text.charAt(start))),
  )
  return [
    { name: 'german nouns: slips found', value: percent(both / all.length), unit: '%', goal: '≥ 85' },
    { name: 'german nouns: the same, half tuned on', value: percent(found.tuned / total.tuned), unit: '%' },
    { name: 'german nouns: the same, other half', value: percent(found.other / total.other), unit: '%' },
    { name: 'german nouns: first suggestion right', value: percent(first / both), unit: '% of found' },
    {
      name: 'german nouns: capitalized words marked in edited prose',
      value: tenth((marked.length / words) * 1000),
      unit: '/ 1,000 words',
    },
  ]
}

/** Returns slips that the dictionary does not list, two for each noun within a sentence. */
function slipsIn(texts: readonly string[], isNoun: (word: string) => boolean, { isPlain }: Speller) {
  const random = randomFrom(SEED)
  const slips: { slip: Slip; half: 'tuned' | 'other' }[] = []
  for (const text of texts)
    for (const { text: good, start } of wordsOf(text)) {
      if (casingOf(good) !== 'title' || !/^\p{L}{5,}$/u.test(good)) continue
      if (startsSentence(text, start) || !isNoun(good)) continue
      for (let count = 0; count < SLIPS_PER_NOUN; count += 1) {
        const lower = slipIn(good.toLowerCase(), random)
        const bad = lower.charAt(0).toUpperCase() + lower.slice(1)
        if (bad === good || isPlain(bad) || isPlain(lower)) continue
        const changed = text.slice(0, start) + bad + text.slice(start + good.length)
        slips.push({ slip: { text: changed, start, good }, half: halfOf(text) })
      }
    }
  return slips
}

/** Adds, removes, replaces or swaps a letter. */
function slipIn(word: string, random: (below: number) => number): string {
  const place = random(word.length)
  const [head, rest] = [word.slice(0, place), word.slice(place + 1)]
  const letter = LETTERS.charAt(random(LETTERS.length))
  switch (random(4)) {
    case 0:
      return head + letter + word.slice(place)
    case 1:
      return head + rest
    case 2:
      return head + letter + rest
    default:
      return head + rest.slice(0, 1) + word.charAt(place) + rest.slice(1)
  }
}

/** Returns numbers from 0 below a limit, the same in each run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Assigns a text to a half by its hash (FNV-1a). */
function halfOf(text: string): 'tuned' | 'other' {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return (hash >>> 8) % 2 === 0 ? 'tuned' : 'other'
}
