import type { Range } from '#schema/style/report.ts'

import {
  beforeNumbers,
  introducing,
  sentenceStarters,
  sometimesLast,
  speechVerbs,
  titles,
} from './abbreviations.ts'

/**
 * How far a decision looks in both directions: the longest abbreviation, and a name with a verb of
 * speech.
 */
const LOOK = 60

/**
 * Marks that can end a sentence, with the closing quotation marks, brackets and footnote numbers
 * after them.
 */
const ENDS = /[.!?…]+(?:["'”’»›)\]}*_]|\[\d{1,3}\])*|[。！？｡]+[”’」』）]*/g
const OPENERS = /^["'“‘«‹([{¿¡*_]+/
const SPOKEN = new RegExp(
  String.raw`^(?!(?:He|She|It|We|You|They|This|That)\b)(?:I|\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)\s(?:${speechVerbs})\b`,
  'u',
)

/**
 * Returns the sentences of one paragraph. A dot ends one unless it belongs to an abbreviation, an
 * initial, a number or a list marker. Where the dot is ambiguous, a following lower-case letter,
 * name or number decides. Quoted sentences inside a sentence (“Stop!” said Ann) and continuing
 * ellipses are not ends. Made for English; harmless for other languages.
 */
export function sentencesIn(text: string, paragraph: Range): Range[] {
  const content = text.slice(paragraph.start, paragraph.end)
  const sentences: Range[] = []
  let start = 0
  const keep = (end: number, next: number) => {
    sentences.push({ start: paragraph.start + start, end: paragraph.start + end })
    start = next
  }
  for (const match of content.matchAll(ENDS)) {
    const end = match.index + match[0].length
    const next = skipSpace(content, end)
    if (next >= content.length) break
    const isEnd = endsSentence({
      mark: match[0],
      before: content.slice(Math.max(start, match.index - LOOK), match.index),
      atStart: match.index - start < LOOK,
      after: content.slice(next, next + LOOK),
      spaced: next > end,
    })
    if (isEnd) keep(end, next)
  }
  if (start < content.length) keep(content.length, content.length)
  return sentences
}

function skipSpace(text: string, from: number): number {
  const space = /\s*/y
  space.lastIndex = from
  return from + (space.exec(text)?.[0].length ?? 0)
}

interface Candidate {
  /** The dot with its closing characters. */
  mark: string
  /** The last characters of the sentence so far or, if `atStart`, all of it. */
  before: string
  atStart: boolean
  after: string
  /** Whether a space follows the mark. */
  spaced: boolean
}

function endsSentence({ mark, before, atStart, after, spaced }: Candidate): boolean {
  if (/^[。！？｡]/.test(mark)) return true
  const token = /[^\s"“”‘«(—–/[\]]*$/.exec(before)?.[0] ?? ''
  if (!spaced) return isGlued(token, mark, after)
  if (/^[–—-]\s*\p{Ll}|^[,;:&=+]/u.test(after)) return false
  const opened = after.replace(OPENERS, '')
  const closed = /["'”’»›)\]}*_]$/.test(mark)
  const small = /^\p{Ll}(?!\p{Lu})/u.test(opened)
  if (small && (closed || /^(?:\.\.|…)/.test(mark))) return false
  if (closed && /["'”’»]/.test(mark) && SPOKEN.test(opened)) return false
  if (/^(?:\.\.+|…)/.test(mark)) return !/^I\b/.test(opened)
  if (!mark.startsWith('.') || closed) return true
  if (atStart && /^\W{0,3}(?:\d{1,3}|[A-Za-z]|[ivx]{1,5}|[IVX]{1,5})$/.test(before)) return false
  return !isAbbreviation(token, opened, small)
}

/** Returns whether the dot after a token belongs to it, given the next text. */
function isAbbreviation(token: string, next: string, small: boolean): boolean {
  const word = token.toLowerCase()
  if (introducing.has(word)) return true
  if (titles.has(word)) return /^\p{Lu}/u.test(token) || !startsSentence(next)
  if (beforeNumbers.has(word) && /^(?:\d|[IVXLC]{2,}\b)/.test(next)) return true
  const isShort = /^(?:\p{L}\.)*\p{L}$/u.test(token)
  if (!isShort && !sometimesLast.has(word)) return false
  return small || !startsSentence(next)
}

function startsSentence(next: string): boolean {
  const [first = ''] = /^\p{Lu}[\p{L}’']*(?!\.)/u.exec(next) ?? []
  return sentenceStarters.has(first.toLowerCase().replace(/[’'].*/, ''))
}

/** Detects a forgotten space as in "It ended.The next one", but not in an address or code. */
function isGlued(token: string, mark: string, after: string): boolean {
  return (
    /^[.!?]$/.test(mark) &&
    /^\p{Ll}{2,}$/u.test(token) &&
    /^\p{Lu}\p{Ll}*[\s,’']/u.test(after) &&
    startsSentence(after)
  )
}
