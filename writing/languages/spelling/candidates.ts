import type { Letters } from './letters.ts'
import { soundAlikes } from './soundAlikes.ts'

/** A word that the writer may have meant. */
export interface Candidate {
  word: string
  /** The likelihood, higher is better: the typo plus the average frequency of the letters. */
  score: number
  /**
   * Like `score`, but with the sum over all letters. It decides which candidates are looked up
   * first.
   */
  hope: number
  /**
   * Whether it is a mistake that a person who knows the word makes: doubling, accents, order or
   * sound.
   */
  human: boolean
}

/**
 * The likelihood of each typo as a natural logarithm, relative to a substituted letter. An extra
 * letter is weaker evidence than a missing one, because short words match by chance more easily.
 */
const SLIP = { swap: 3, accent: 2.5, add: 1.8, drop: 0.3, change: 0, sound: 2.2, split: -3 }
const DOUBLED = 0.8
const FIRST_LETTER = -1.6
/** Penalty for a second typo in the same word. */
const AGAIN = -4
/** The number of human typos that are combined with a second one, and of second typos for each. */
const FIRSTS = 12
const SECONDS = 20

/**
 * Returns every string one typo away from `word`, most promising first, each once and without the
 * word itself.
 */
export function oneSlipFrom(word: string, letters: Letters): Candidate[] {
  const own = Array.from(word)
  const { heads, tails } = cutsOf(own)
  const usual = usualLetters(own, letters)
  const found = new Map<string, Candidate>()
  /** Replaces `removed` letters at `place` with `added`. */
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

/**
 * Returns strings two typos away from `word`, most promising first. The first typo is a human one.
 */
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

/** Returns the splits of a word into two parts of two letters or more. */
export function splitsOf(word: string): { parts: [string, string]; score: number }[] {
  const { heads, tails } = cutsOf(Array.from(word))
  return heads
    .slice(2, -2)
    .map((head, index) => ({ parts: [head, tails[index + 2] ?? ''] as [string, string], score: SLIP.split }))
}

const byHope = (a: Candidate, b: Candidate): number => b.hope - a.hope || (a.word < b.word ? -1 : 1)

const bareLetters = new Map<string, string>()
/** Returns a letter without its accents. */
function bare(letter: string): string {
  const known = bareLetters.get(letter)
  if (known !== undefined) return known
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '') || letter
  if (bareLetters.size < 5000) bareLetters.set(letter, plain)
  return plain
}

/** Returns the text before and after each place between letters. */
function cutsOf(own: readonly string[]): { heads: string[]; tails: string[] } {
  const heads = ['']
  for (const letter of own) heads.push((heads.at(-1) ?? '') + letter)
  const word = heads.at(-1) ?? ''
  return { heads, tails: heads.map(head => word.slice(head.length)) }
}

/**
 * Returns a function that scores the letters of a changed word (sum of `follows`) without rescoring
 * distant letters.
 */
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

/**
 * Returns the places of an entry from a dictionary's REP table (^ and $ mark the ends of the word),
 * counted in letters.
 */
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
