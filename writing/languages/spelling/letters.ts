import type { DictionaryFiles } from './hunspell.ts'

/** Number of words used to learn the letters, evenly spread over the dictionary. */
const WORDS = 12_000
/**
 * Cache limit for three-letter runs. It covers any alphabet and bounds the memory for hostile
 * texts.
 */
const RUNS_MAX = 200_000

/** The letter statistics of a dictionary and the typical misspellings it lists. */
export interface Letters {
  /** The lower-case letters (and apostrophes) of the dictionary, most frequent first. */
  readonly alphabet: readonly string[]
  /**
   * Returns how likely a letter follows the previous two ('^^' at the start of a word). The value
   * is the natural logarithm of its share in the dictionary, smoothed by the shares of pairs and
   * single letters.
   */
  follows(before: string, letter: string): number
  /** Typical confusions of letters (REP in the affix file). */
  readonly confusions: readonly { from: string; to: string }[]
}

/** Learns the letters from the dictionary files in 10 to 40 ms. */
export function lettersOf({ aff, dic }: DictionaryFiles): Letters {
  const runs = new Map<string, number>()
  const single = new Map<string, number>()
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)

  for (const word of wordsOf(dic)) {
    let before = '^^'
    for (const letter of word) {
      count(runs, before + letter)
      count(runs, before)
      count(runs, before.charAt(1) + letter)
      count(single, letter)
      before = before.charAt(1) + letter
    }
  }
  const total = [...single.values()].reduce((sum, times) => sum + times, 1)
  const alphabet = [...single]
    .filter(([letter, times]) => /^[\p{L}\p{M}'’]$/u.test(letter) && times > total * 0.00005)
    .toSorted((a, b) => b[1] - a[1])
    .map(([letter]) => letter)

  const remembered = new Map<string, number>()
  const follows = (before: string, letter: string): number => {
    const known = remembered.get(before + letter)
    if (known !== undefined) return known
    const last = before.charAt(1)
    const one = ((single.get(letter) ?? 0) + 0.5) / total
    const two = ((runs.get(last + letter) ?? 0) + 20 * one) / ((single.get(last) ?? 0) + 20)
    const three = ((runs.get(before + letter) ?? 0) + 10 * two) / ((runs.get(before) ?? 0) + 10)
    if (remembered.size < RUNS_MAX) remembered.set(before + letter, Math.log(three))
    return Math.log(three)
  }
  return { alphabet, follows, confusions: confusionsOf(new TextDecoder().decode(aff)) }
}

/** Yields evenly spread words of the file without their affix flags. */
function* wordsOf(dic: Uint8Array): Generator<string> {
  const decoder = new TextDecoder()
  const step = Math.max(1, Math.floor(dic.length / WORDS))
  let end = -1
  for (let place = 0; place < dic.length; place = Math.max(place + step, end)) {
    const start = dic.indexOf(10, place) + 1
    if (start === 0) return
    end = dic.indexOf(10, start)
    if (end < 0) end = dic.length
    const word = /^[^/\s]+/.exec(decoder.decode(dic.subarray(start, Math.min(end, start + 200))))?.[0]
    if (word !== undefined && word.length > 1) yield word.toLowerCase()
  }
}

function confusionsOf(aff: string): Letters['confusions'] {
  const lines = aff.matchAll(/^REP[ \t]+([^\s\d]\S*)[ \t]+(\S+)/gm)
  return Array.from(lines, ([, from = '', to = '']) => ({ from, to: to.replaceAll('_', ' ') }))
}
