import type { EmailKind } from './kinds.ts'

/** A placeholder for a missing detail in a draft: `[date]`. */
const GAP = /\[[\p{L}][^[\]\n]{0,120}\]/gu

/** Returns the gaps of a draft that are not in the input, each once, in order. */
export function gapsIn(body: string, given: string): string[] {
  const found = [...body.matchAll(GAP)].map(([gap]) => gap)
  return [...new Set(found)].filter(gap => !given.includes(gap))
}

const DATE =
  /\b(?:end|beginning|middle) of (?:the |this |next )?[a-z]+\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun) \d|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.? \d|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\bmay \d|\b\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?\b|\b(?:today|tonight|tomorrow|weekend|christmas|easter|new year)\b|\b(?:next|this|in (?:a|two|three|\d+)) (?:week|month|year|morning|afternoon|evening|days)/i
const TIME =
  /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m|p\.m|o['’]clock|h|uhr)\b|\b\d{1,2}:\d\d\b|\bnoon\b|\bmidnight\b|\bat \d{1,2}\b|\b(?:morning|afternoon|evening|lunchtime)\b/i
const PLACE =
  /\b(?:room|office|zoom|teams|meet|online|restaurant|café|cafe|hall|hotel|street|road|park|house|place|building|venue|address|center|centre|museum|bar|pub|church|school|floor|garden|beach|library|canteen|kitchen|courtyard|yard|rooftop|terrace|clubhouse|playground|gym|pool|lake|rink|studio|theatre|theater|stadium|campus|headquarters)\b|\b(?:at|in) (?:the |our |my )?\p{Lu}/u
const NAMED_ROLE =
  /\b(?:position|role|job|post|vacancy|internship|place|programme|program|course|scholarship|apprenticeship|grant|membership)\b|\bas an? /i

/**
 * Returns the move that asks the writer for a detail this kind of email usually has, or null if the
 * request contains it.
 */
export function gapMove(kind: EmailKind, move: string, given: string): string | null {
  if (kind === 'invite') {
    const when = DATE.test(given) || TIME.test(given)
    const where = PLACE.test(given)
    if (!when && !where) return 'gap.both'
    return when ? (where ? null : 'gap.where') : 'gap.when'
  }
  if (kind === 'resign') return DATE.test(given) ? null : 'gap.when'
  if (kind === 'apply') return move === 'noun' || NAMED_ROLE.test(given) ? null : 'gap.role'
  return null
}

/** Returns whether the request includes a meeting time, so the draft need not ask for one. */
export const hasTime = (given: string): boolean => DATE.test(given) || TIME.test(given)
