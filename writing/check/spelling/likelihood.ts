import type { Candidate } from './candidates.ts'
import type { Ranked } from './rank.ts'
import { namesWithSpelling } from './sharedNames.ts'
import { slipCost } from './typing.ts'
import type { TextWord } from './words.ts'

/**
 * Returns whether a word is unlikely to be a typo: foreign letters, parts of compounds, and words
 * of three letters, which are more often abbreviations.
 */
export function isUnusual({ glued }: TextWord, lower: string): boolean {
  const inCompound = glued.after.startsWith('-') || glued.before.endsWith('-')
  return lower.length <= 3 || inCompound || /[^a-z'-]/.test(lower)
}

/** Returns whether a paragraph has a word twice, as names of programs and foreign words often are. */
export function isRepeated(word: string, paragraph: string): boolean {
  const first = paragraph.indexOf(word)
  return paragraph.includes(word, first + word.length) && repeatOf(word).test(paragraph)
}

const repeatOf = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L}).*(?<!\\p{L})${word}(?!\\p{L})`, 'su')

/**
 * Returns whether a candidate is about one typo away and not rare. For a short word, which is close
 * to many, it must be frequent.
 */
export const isLikely = (lower: string, { word, cost, frequency }: Candidate): boolean =>
  lower.length < 4 ? cost <= 1.05 && frequency >= 36 : cost <= 1.4 && frequency >= (word.length < 8 ? 30 : 20)

/**
 * Returns whether a candidate may replace a word without asking. People rarely miss the first letter
 * of a short word, and join two words mostly if one is short ("infact"). Others are terms and names
 * of programs: "epostage", "addressbook", "unrm".
 */
export function isLikelyMeant(lower: string, { word, sounds, frequency }: Candidate): boolean {
  if (word.includes(' ')) return word.split(' ').some(part => part.length <= 3)
  const [first, second] = word.toLowerCase()
  const begins = first === lower[0] || (first === lower[1] && second === lower[0])
  return (begins || sounds || lower.length >= 9) && (lower.length >= 6 || frequency >= 30)
}

/**
 * Returns whether a word has Latin letters and is neither an abbreviation in capitals nor a single
 * letter.
 */
export function isWordLike(word: string): boolean {
  if (word.length < 2 || !/^[\p{Script=Latin}\p{M}']+$/u.test(word)) return false
  return word.slice(1) === word.slice(1).toLowerCase()
}

/**
 * Returns whether a capitalized word is a misspelling rather than a name. It is one typo away from
 * a well-known name, or from a frequent word at the start of a sentence.
 */
export function isMeantCapital(word: TextWord, lower: string, ranked: readonly Ranked[]): boolean {
  const [best] = ranked
  if (!best) return false
  if (
    lower.length >= 5 &&
    ranked
      .slice(0, 4)
      .some(({ word: name }) => namesWithSpelling.has(name) && slipCost(lower, name.toLowerCase()) <= 1.3)
  )
    return true
  if (word.glued.after.startsWith('-') || /^['’]s/.test(word.glued.after)) return false
  if (best.word !== best.word.toLowerCase()) return false
  if (word.opens)
    return lower.length >= 5
      ? best.cost <= 1.25 && best.frequency >= 38
      : best.cost <= 0.75 && best.frequency >= 45
  return lower.length >= 7 && best.cost <= 1.05 && best.frequency >= 40
}

/**
 * Returns whether an unlisted word of a text about software is a name rather than a slip: it is
 * short, or no frequent word is less than a common slip away.
 */
export const isNameOfSoftware = (lower: string, best: Candidate | undefined): boolean =>
  lower.length <= 3 || best === undefined || best.cost > SLIP || best.frequency < FREQUENT
const SLIP = 0.9
const FREQUENT = 34
