import { isTechnicalProse } from '../style/technicalProse.ts'
import { isUncountable, singular } from '../tagger/nouns/number.ts'
import { isStarter } from './firstCapital.ts'
import type { HarperFinding } from './harperLint.ts'
import { codeRanges, isTechnical } from './spelling/words.ts'
import { isWeakness } from './weaknesses.ts'

/** Rules whose finding is clear without a suggestion: a quotation mark is missing somewhere. */
const SELF_EXPLAINING: ReadonlySet<string> = new Set(['UnclosedQuotes'])

/** A dot after these ends no sentence: "Mr. and Mrs.", "15 ft. above". */
const ABBREVIATION =
  /\b(?:Mrs?|Ms|Dr|Jr|Sr|St|Prof|Gen|Sen|Rep|Rev|Hon|Inc|Ltd|Co|Corp|ft|yds?|lbs?|in|oz|Fm|spp?|obs|approx|ca|cf|vs|al|No|nos?|figs?|dept|est|min|sec|hrs?|pp?|vols?|eds?|Src|Docs|Qty|Acc|Avg|Calif|Conn|Fla|Colo|Mich|Minn|Ariz|Ont|Ave|Blvd|eg|ie|Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec)\.\s*$/i
/** A title that ends in a question mark: "the How Do We Know? feature". */
const TITLE = /(?:\p{Lu}[\p{L}'’]*\s+){2}\p{Lu}[\p{L}'’]*[?!]["”’]?\s*$/u
/** A sign after a name of software, or of a value: "tolerant (boolean)", "expires: a date". */
const AFTER_NAME = /^(?:\s\(|\(\)|-\p{Ll}|:\s|\s(?:=|—|–|-)\s)/u
/** One or two words before an exclamation mark: "Pop! his snout came out." */
const EXCLAMATION = /(?:^|["“(.?!,;]\s*)[\p{L}'’]+(?:,?\s+[\p{L}'’]+)?!["”]?\s*$/u

/**
 * Returns whether a finding hits something that is not an ordinary word, or a known weakness of its
 * rule.
 */
export function isFalseAlarm(finding: HarperFinding, text: string): boolean {
  const { rule, start, end } = finding
  const flagged = text.slice(start, end)
  if (finding.candidates.includes(flagged)) return true
  // A finding without a suggestion must explain itself.
  if (finding.candidates.length === 0 && !SELF_EXPLAINING.has(rule)) return true
  if (codeRanges(text).some(code => start < code.end && code.start < end)) return true
  if (rule === 'MergeWords') return !/^(?!de )[a-z]{2,} [a-z]{2,}$/.test(flagged)
  // The rule misspells its suggestion after a capital inside the word: "sOme prayer".
  if (rule === 'MassNouns' && /[A-Z]/.test(flagged)) return true
  // The rule treats countable nouns as uncountable: "a thirst", "one going", "innings", "breakages".
  if (rule === 'MassNouns' && /^(?:an?|one|each|every|another)\s/i.test(flagged)) {
    const noun = /[a-z]+$/.exec(flagged)?.[0] ?? ''
    if (!isUncountable(noun) && !isUncountable(singular(noun) ?? '')) return true
  }
  if (rule === 'MassNouns' && /^[a-z]+s$/.test(flagged)) return !isUncountable(singular(flagged) ?? '')
  // A note or label may begin in lower case. Only text that ends like a sentence must begin like
  // one.
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 40)
  if (
    rule === 'SentenceCapitalization' &&
    (ABBREVIATION.test(before) || EXCLAMATION.test(before) || TITLE.test(before) || AFTER_NAME.test(after))
  )
    return true
  // A name of a program begins the sentence: "wvdial copes with this."
  if (rule === 'SentenceCapitalization' && !isStarter(flagged) && isTechnicalProse(text)) return true
  if (rule === 'UnclosedQuotes' && (isLongQuotation(text, start) || hasPairs(text))) return true
  // "22th" looks like an identifier, and is none.
  if (rule === 'CorrectNumberSuffix') return false
  if (rule === 'SentenceCapitalization' && !isTechnical(runAround(finding, text)))
    return /:\s*$/.test(before) || (before.trim() === '' && !/(?<!\.\.)[.?!]["”’')\]]*\s*$/.test(text))
  // A space before three dots, a name such as ".profile", or a sign that no sentence contains, is
  // intentional.
  if (rule === 'Spaces' && finding.candidates.every(candidate => candidate === ''))
    return !/^(?:[,;:!?)\]]|\.(?![.\p{L}\d]))/u.test(after)
  // The rule counts the last two of three dots at the end of a text.
  if (rule === 'EllipsisLength' && (before.endsWith('.') || after.startsWith('.'))) return true
  if (rule === 'ThereIsAgreement') return !isAboutThere(flagged, before)
  if (isWeakness(rule, { flagged, before, after })) return true
  // "your kind words" has a noun after the adjective; "your right about it" has none.
  if (rule === 'YourPredicateAdjective')
    return !/^\s+\S+\s*(?:$|[.,;:!?)]|\s(?:about|and|at|because|but|enough|for|if|in|or|so|that|to|too|when|with)\b)/i.test(
      after,
    )
  return (
    isTechnical(runAround(finding, text)) && finding.kind !== 'Formatting' && finding.kind !== 'Punctuation'
  )
}

/** Returns whether the straight marks of a text are pairs, apart from inches: a quotation in another one. */
const hasPairs = (text: string): boolean =>
  !/[“”]/.test(text) && (text.replaceAll(/\d"/g, '').match(/"/g)?.length ?? 0) % 2 === 0

/**
 * Returns whether the quotation at `start` may go on in the next paragraph, where the convention
 * wants no closing mark: whole sentences run to the end of this one, and there are several, or
 * another quotation is before them.
 */
function isLongQuotation(text: string, start: number): boolean {
  const rest = text.slice(start + 1)
  if (!/^[‘'“"(]?\p{Lu}/u.test(rest) || !/[.!?…]\s*$/.test(rest)) return false
  return /[.!?]\s+\p{Lu}/u.test(rest) || /[,.!?]["”]\s/.test(text.slice(0, start))
}

/**
 * Returns whether "there" introduces existence. It does not in "when he was there flags …", nor
 * before a name ("there were Ann and Bob").
 */
function isAboutThere(flagged: string, before: string): boolean {
  if (/^there\b/i.test(flagged)) return !/^there \S+ [A-Z]/i.test(flagged) || !/ [A-Z][a-z]*$/.test(flagged)
  return /(?:^|[,;:.!?("“]|\b(?:and|but|or|so|why|where|when|how|what))\s*$/i.test(before)
}

/** Returns whether a finding lies in an address, a file name or an identifier: "english.com". */
export function isInTechnical(finding: Pick<HarperFinding, 'start' | 'end'>, text: string): boolean {
  return !/\s/.test(text.slice(finding.start, finding.end)) && isTechnical(runAround(finding, text))
}

/** Returns the run of characters without a space around the finding. */
function runAround({ start, end }: Pick<HarperFinding, 'start' | 'end'>, text: string): string {
  const before = /\S{0,200}$/.exec(text.slice(Math.max(0, start - 200), start))?.[0] ?? ''
  const after = /^\S{0,200}/.exec(text.slice(end, end + 200))?.[0] ?? ''
  return before + text.slice(start, end) + after
}
