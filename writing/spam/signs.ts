import type { EmailRange } from '#schema/spam/report.ts'
import { phraseFinder } from '#writing/sentiment/phrases.ts'

import { matchesIn, type Part, textAt } from './email.ts'
import { isOdd, isShortened, linksIn, mismatchedIn } from './links.ts'
import { luresIn, noticesIn } from './notices.ts'
import { formPatterns } from './patterns.ts'
import { isHarmless } from './signalTexts.ts'
import { spamWords } from './spamWords.ts'

/** A sign found in an email: its strength (0 … 1) and its ranges. */
export interface Sign {
  id: string
  value: number
  ranges: EmailRange[]
}

const groupsAt = phraseFinder(spamWords)
/**
 * Long texts contain more of everything by chance. Their counts are divided by the square root of
 * their length in units of this many tokens.
 */
const USUAL_TOKENS = 100
const USUAL_CHARACTERS = 600

/** Returns all signs in an email, both for and against spam. */
export function signsIn(parts: readonly Part[]): Sign[] {
  const words = wordSigns(parts)
  const topics = kinds(words)
  const forms = formSigns(parts)
  const links = linkSigns(parts)
  return [
    ...words,
    ...topics,
    ...forms,
    ...links,
    ...noticeSigns(parts, [...words, ...topics, ...forms, ...links]),
  ].filter(({ value }) => value > 0)
}

/** Counts the different words of each group. */
function wordSigns(parts: readonly Part[]): Sign[] {
  const groups = new Map<string, { words: Set<string>; ranges: EmailRange[] }>()
  for (const { part, tokens } of parts) {
    for (let index = 0; index < tokens.length; index += 1) {
      const found = groupsAt(tokens, index)
      if (!found) continue
      const taken = tokens.slice(index, index + found.length)
      const [start, end] = [taken[0]?.start ?? 0, taken.at(-1)?.end ?? 0]
      for (const group of found.value) {
        const known = groups.get(group) ?? { words: new Set(), ranges: [] }
        known.words.add(taken.map(token => token.text).join(' '))
        known.ranges.push({ part, start, end })
        groups.set(group, known)
      }
      index += found.length - 1
    }
  }
  const tokens = parts.reduce((sum, part) => sum + part.tokens.length, 0)
  const long = Math.sqrt(Math.max(1, tokens / USUAL_TOKENS))
  return [...groups].map(([id, { words, ranges }]) => ({ id, value: filled(words.size / long, 3), ranges }))
}

/** Counts the kinds of spam in the text, and their share in the subject. */
function kinds(words: readonly Sign[]): Sign[] {
  const spam = words.filter(({ id }) => !isHarmless(id))
  const inSubject = spam.flatMap(({ ranges }) => ranges.filter(({ part }) => part === 'subject'))
  return [
    { id: 'many_kinds', value: Math.max(0, spam.length - 3) / 10, ranges: [] },
    { id: 'subject_words', value: filled(inSubject.length, 2), ranges: inSubject },
  ]
}

/** Returns a saturating measure: 63 % at `half`, at most 1. */
function filled(count: number, half: number): number {
  return 1 - Math.exp(-count / half)
}

function formSigns(parts: readonly Part[]): Sign[] {
  const characters = parts.reduce((sum, { text }) => sum + text.trim().length, 0)
  const long = Math.sqrt(Math.max(1, characters / USUAL_CHARACTERS))
  const subject = parts.filter(({ part }) => part === 'subject')
  const matched = formPatterns.map(({ id, half, pattern, subjectOnly }) => {
    const ranges = matchesIn(subjectOnly ? subject : parts, pattern)
    return { id, value: filled(ranges.length / long, half), ranges }
  })
  return [
    ...matched,
    capitals(parts),
    loudSubject(subject),
    ...ofBody(parts.find(({ part }) => part === 'body')?.text ?? ''),
    { id: 'short', value: Math.max(0, 1 - characters / 60), ranges: [] },
    { id: 'full_length', value: Math.min(1, characters / 160), ranges: [] },
  ]
}

function capitals(parts: readonly Part[]): Sign {
  const words = parts.flatMap(({ part, tokens }) =>
    tokens.filter(({ text }) => /\p{L}{2}/u.test(text)).map(token => ({ part, ...token })),
  )
  const loud = words.filter(({ shouted, start, end }) => shouted && end - start > 2)
  return {
    id: 'capitals',
    value: Math.min(1, (3 * loud.length) / (words.length + 5)),
    ranges: loud.map(({ part, start, end }) => ({ part, start, end })),
  }
}

const LOUD_SUBJECT = /[!$]|\b\d{1,3}%|\b[A-Z]{4,}\b.*\b[A-Z]{4,}\b|\s{5}\S+$/

function loudSubject(subject: readonly Part[]): Sign {
  const loud = subject.filter(({ text }) => LOUD_SUBJECT.test(text.slice(0, 300)))
  return {
    id: 'loud_subject',
    value: loud.length,
    ranges: loud.map(({ part, text }) => ({ part, start: 0, end: text.length })),
  }
}

const NAMED_GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\s+(?!friend|sir|madam|customer|member|user|all\b)\p{L}\p{Ll}+/iu

function ofBody(body: string): Sign[] {
  const lines = body.split('\n')
  const empty = lines.filter(line => line.trim() === '').length
  const gaps = lines.length > 10 && empty / lines.length > 0.6
  return [
    { id: 'gaps', value: gaps ? 1 : 0, ranges: [] },
    { id: 'named_greeting', value: NAMED_GREETING.test(body.trimStart().slice(0, 100)) ? 1 : 0, ranges: [] },
  ]
}

function linkSigns(parts: readonly Part[]): Sign[] {
  const links = linksIn(parts)
  const shortened = links.filter(range => isShortened(textAt(parts, range)))
  const odd = links.filter(range => isOdd(textAt(parts, range)))
  const mismatched = mismatchedIn(parts)
  return [
    { id: 'links', value: filled(links.length, 2), ranges: links },
    { id: 'shortened_link', value: filled(shortened.length, 1), ranges: shortened },
    { id: 'odd_link', value: filled(odd.length, 1), ranges: odd },
    { id: 'mismatched_link', value: filled(mismatched.length, 0.5), ranges: mismatched },
  ]
}

/** Signs that make a notice untrustworthy, since those who fake one need them. */
const DOUBTFUL = new Set(
  'odd_link shortened_link mismatched_link lure many_kinds prize adult pence short_code'.split(' '),
)
/** Notices are short. In a longer text, their words count less. */
const NOTICE_TOKENS = 30
/** A longer text has the words of a lure by chance. */
const LURE_TOKENS = 100

/** A notice counts only without a lure and doubtful links, so its look alone excuses nothing. */
function noticeSigns(parts: readonly Part[], others: readonly Sign[]): Sign[] {
  const ways = others.filter(({ id }) => id === 'links' || id === 'phone').flatMap(({ ranges }) => ranges)
  const count = parts.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const lures = count > LURE_TOKENS ? [] : luresIn(parts, ways)
  const notices = noticesIn(parts)
  const long = Math.max(1, count / NOTICE_TOKENS)
  const lure: Sign = { id: 'lure', value: lures.length > 0 ? 1 : 0, ranges: lures }
  const isDoubtful = [...others, lure].some(({ id, value }) => DOUBTFUL.has(id) && value > 0)
  return [lure, { id: 'notice', value: isDoubtful ? 0 : filled(notices.length / long, 1), ranges: notices }]
}
