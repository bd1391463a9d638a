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
 * a well-known name, or from an ordinary word at the start of a sentence.
 */
export function isMeantCapital(
  word: TextWord,
  lower: string,
  { ranked, text }: { ranked: readonly Ranked[]; text: string },
): boolean {
  const [best] = ranked
  if (!best) return false
  if (
    lower.length >= 5 &&
    ranked
      .slice(0, 4)
      .some(({ word: name }) => namesWithSpelling.has(name) && slipCost(lower, name.toLowerCase()) <= 1.3)
  )
    return true
  if (/^(?:[-–—]|['’]s)/.test(word.glued.after)) return false
  if (best.word !== best.word.toLowerCase()) return false
  if (!word.opens) return lower.length >= 7 && best.cost <= 1.05 && best.frequency >= 40
  return !isNamed(word, text) && isSlipOfOpening(lower, best)
}

/** Titles and initials, which end no sentence: "Mr. Tozer", "A. Nye". */
const TITLE =
  /(?:(?<!\p{L})(?:Mr|Mrs|Ms|Mme|Mlle|Dr|St|Prof|Capt|Col|Gen|Sen|Rep|Rev|Hon|Lt|Sgt|vs|al)|(?<!\p{L})\p{Lu})\.\s+$/u
/** Signs of a name after a word: another capital, "et al.", "&". */
const AFTER_NAME = /^\s(?:\p{Lu}|et al|&)/u

const isNamed = ({ start, text: { length } }: TextWord, text: string): boolean =>
  TITLE.test(text.slice(Math.max(0, start - 12), start)) ||
  AFTER_NAME.test(text.slice(start + length, start + length + 8))

/** Returns whether the first word of a sentence is a slip: the shorter it is, the nearer the frequent word. */
function isSlipOfOpening(lower: string, { word, cost, frequency }: Candidate): boolean {
  const { length } = lower
  const within = (most: number, least: number) => cost <= most && frequency >= least
  if (length < 5) return within(0.7, 40) || within(0.75, 45)
  if (length === 5) return within(1.1, 38) || within(0.67, 34)
  if (length === 6) return within(1.1, 30) || within(0.67, 26)
  if (!beginsAlike(lower, word)) return within(1.3, 34)
  if (cost <= 0.7 || within(1.3, 8) || within(1.95, 28)) return true
  return ORDINARY.test(lower) ? within(2.35, 5) : length >= 9 && within(1.95, 20)
}

/** Endings of ordinary words, which names of programs and people seldom have. */
const ORDINARY =
  /(?:ly|ings?|[tsc]ions?|ments?|ness|[ai]ble|ed|ful|ous|ive|ity|ities|ical|i[sz](?:es|ing|ers?|ations?)|ates?|ators?|[^aeiou]ers|ors|[ae]nce|ency|ies|[ae]nt|ists?|ology|ures?|[ae]ry)$/

const beginsAlike = (lower: string, word: string): boolean =>
  lower[0] === word[0]?.toLowerCase() || lower.slice(0, 2) === `${word[1]}${word[0]}`

/** Returns whether a long word is a slip by its form: it ends like an ordinary word, or a frequent one is near. */
const isSlipByForm = (lower: string, { word, cost, frequency }: Candidate): boolean =>
  lower.length >= 7 &&
  beginsAlike(lower, word) &&
  ((cost <= 2.2 && ORDINARY.test(lower)) || (cost <= 1.3 && frequency >= 20))

/**
 * Returns whether an unlisted word of a text about software is a name rather than a slip: no
 * frequent word is a common slip away, and it is not formed like an ordinary word.
 */
export const isNameOfSoftware = (lower: string, best: Candidate | undefined): boolean =>
  lower.length <= 3 ||
  best === undefined ||
  ((best.cost > SLIP || best.frequency < FREQUENT) && !isSlipByForm(lower, best))
const SLIP = 0.9
const FREQUENT = 34
