import type { Letters } from './letters.ts'
import { soundAlikes } from './soundAlikes.ts'

/** A word that might have been meant. */
export interface Candidate {
  word: string
  /** What speaks for it, the higher the likelier: the slip and, by the letter, how usual the letters are. */
  score: number
  /** The same with the letters of the whole word, by which looks into the dictionary are spent. */
  hope: number
  /** Doubling, accents, order and sound: what a person gets wrong who knows the word. */
  human: boolean
}

/**
 * What speaks for one slip rather than another, as natural logarithms against an exchanged letter. A letter too much is
 * less telling than one too few: short words are met by chance more easily.
 */
const SLIP = { swap: 3, accent: 2.5, add: 1.8, drop: 0.3, change: 0, sound: 2.2, split: -3 }
const DOUBLED = 0.8
const FIRST_LETTER = -1.6
/** A second slip in the same word. */
const AGAIN = -4
/** Human slips from which a second one is tried, and the hopeful second ones of each. */
const FIRSTS = 12
const SECONDS = 20

/** Every string one slip away from `word`, the most hopeful first; each once, never the word itself. */
export function oneSlipFrom(word: string, letters: Letters): Candidate[] {
  const own = Array.from(word)
  const { heads, tails } = cutsOf(own)
  const usual = usualLetters(own, letters)
  const found = new Map<string, Candidate>()
  /** `removed` letters at `place` become `added`. */
  function take(place: number, removed: number, added: string, slip: number, human: boolean) {
    const changed = (heads[place] ?? '') + added + (tails[place + removed] ?? '')
    if (changed === word || changed === '') return
    const weight = slip + (changed.charAt(0) === word.charAt(0) ? 0 : FIRST_LETTER)
    const sum = usual(place, removed, added)
    const score = weight + sum / changed.length
    if (score > (found.get(changed)?.score ?? Number.NEGATIVE_INFINITY))
      found.set(changed, { word: changed, score, hope: weight + sum, human })
  }

  for (let place = 0; place <= own.length; place += 1) {
    const letter = own[place]
    const previous = own[place - 1]
    for (const added of letters.alphabet) {
      const doubled = added === letter || added === previous
      take(place, 0, added, SLIP.add + (doubled ? DOUBLED : 0), doubled)
      if (letter === undefined) continue
      const accent = bare(added) === bare(letter)
      take(place, 1, added, accent ? SLIP.accent : SLIP.change, accent)
    }
    if (letter === undefined) continue
    take(place, 1, '', SLIP.drop + (letter === previous ? DOUBLED : 0), letter === previous)
    const next = own[place + 1]
    if (next !== undefined) take(place, 2, next + letter, SLIP.swap, true)
  }
  for (const { from, to } of [...letters.confusions, ...soundAlikes])
    for (const { place, removed } of placesOf(word, from))
      take(place, removed, to.replaceAll(/[$^]/g, ''), SLIP.sound, true)
  return [...found.values()].toSorted(byHope)
}

/** Strings two slips away from `word` of which the first is a human one, the most hopeful first. */
export function twoSlipsFrom(word: string, letters: Letters): Candidate[] {
  const best = new Map<string, Candidate>()
  const firsts = oneSlipFrom(word, letters).filter(candidate => candidate.human)
  for (const first of firsts.slice(0, FIRSTS)) {
    const seconds = oneSlipFrom(first.word, letters)
    for (const second of [
      ...seconds.slice(0, SECONDS),
      ...seconds.slice(SECONDS).filter(({ human }) => human),
    ]) {
      const score = second.score + AGAIN
      const hope = second.hope + (second.human ? -AGAIN : 0)
      if (second.word !== word && score > (best.get(second.word)?.score ?? Number.NEGATIVE_INFINITY))
        best.set(second.word, { ...second, score, hope })
    }
  }
  return [...best.values()].toSorted(byHope)
}

/** The word in two, at each place that leaves two letters or more on both sides. */
export function splitsOf(word: string): { parts: [string, string]; score: number }[] {
  const { heads, tails } = cutsOf(Array.from(word))
  return heads
    .slice(2, -2)
    .map((head, index) => ({ parts: [head, tails[index + 2] ?? ''] as [string, string], score: SLIP.split }))
}

const byHope = (a: Candidate, b: Candidate): number => b.hope - a.hope || (a.word < b.word ? -1 : 1)

const bareLetters = new Map<string, string>()
/** A letter without its accents. */
function bare(letter: string): string {
  const known = bareLetters.get(letter)
  if (known !== undefined) return known
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '') || letter
  if (bareLetters.size < 5000) bareLetters.set(letter, plain)
  return plain
}

/** For each place between letters, what stands before and what stands after it. */
function cutsOf(own: readonly string[]): { heads: string[]; tails: string[] } {
  const heads = ['']
  for (const letter of own) heads.push((heads.at(-1) ?? '') + letter)
  const word = heads.at(-1) ?? ''
  return { heads, tails: heads.map(head => word.slice(head.length)) }
}

/** How usual the letters of a word are (sum of `follows`) after a change in it, with no look at the letters far from it. */
function usualLetters(own: readonly string[], letters: Letters) {
  const padded = ['^', '^', ...own]
  const upTo = [0]
  for (const [index, letter] of own.entries()) {
    const before = (padded[index] ?? '') + (padded[index + 1] ?? '')
    upTo.push((upTo.at(-1) ?? 0) + letters.follows(before, letter))
  }
  const whole = upTo.at(-1) ?? 0

  return (place: number, removed: number, added: string): number => {
    let one = padded[place] ?? '^'
    let two = padded[place + 1] ?? '^'
    let sum = upTo[place] ?? 0
    const step = (letter: string) => {
      sum += letters.follows(one + two, letter)
      one = two
      two = letter
    }
    for (const letter of added) step(letter)
    const rest = Math.min(place + removed + 2, own.length)
    for (let index = place + removed; index < rest; index += 1) step(own[index] ?? '')
    return sum + whole - (upTo[rest] ?? whole)
  }
}

/** Where `from` of a dictionary's REP table (with ^ and $ for the word's ends) stands, counted in letters. */
function placesOf(word: string, from: string): { place: number; removed: number }[] {
  const atStart = from.startsWith('^')
  const atEnd = from.endsWith('$')
  const part = from.slice(atStart ? 1 : 0, atEnd ? -1 : undefined)
  const places: { place: number; removed: number }[] = []
  if (part === '') return places
  for (let at = word.indexOf(part); at >= 0; at = word.indexOf(part, at + 1)) {
    if ((atStart && at > 0) || (atEnd && at + part.length < word.length)) continue
    places.push({ place: Array.from(word.slice(0, at)).length, removed: Array.from(part).length })
  }
  return places
}
