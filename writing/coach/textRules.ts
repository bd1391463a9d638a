import type { EmailRange } from '#schema/spam/report.ts'
import { phraseFinder } from '#writing/sentiment/phrases.ts'
import { tokensOf } from '#writing/sentiment/tokens.ts'
import { readabilityOf } from '#writing/style/readability.ts'

import type { Email } from './email.ts'
import { type CoachRule, inBody, most } from './rule.ts'
import { spamPhrases } from './spamPhrases.ts'

/** Emails of 50 to 125 words get the most replies. Up to this length, no points are lost. */
const WORDS_GOOD = 150
/** A grade that almost every adult reads easily. */
const GRADE_GOOD = 8
const SENTENCE_WORDS = 28
const PARAGRAPH_WORDS = 90
/** With fewer words, a grade is random, and counts of pronouns mean nothing. */
const WORDS_FOR_RATIO = 30

/** Returns the grade of a body, or null if it is too short. */
export function gradeOf({ prose }: Email): number | null {
  if (prose.words.length < WORDS_FOR_RATIO || prose.sentences.length === 0) return null
  return Math.round(readabilityOf(prose.sentences).fleschKincaidGrade * 10) / 10
}

/** Counts references to the reader ("you") and the writer ("I", "we"). */
export function peopleIn({ prose }: Email): { you: number; we: number } {
  const count = (pattern: RegExp) => prose.words.filter(({ text }) => pattern.test(text)).length
  return {
    you: count(/^(?:you|your|yours|yourself|you're|you've|you'll|you'd)$/),
    we: count(/^(?:i|me|my|mine|i'm|i've|i'll|i'd|we|us|our|ours|we're|we've|we'll|we'd)$/),
  }
}

const words: CoachRule = ({ prose, isReply }) => {
  const count = prose.words.length
  if (count > WORDS_GOOD) {
    return {
      id: 'words',
      points: most((count - WORDS_GOOD) / 15, 15),
      message: `Long email (${count} words)`,
      hint: `People are more likely to finish emails of up to ${WORDS_GOOD} words. Keep only what the reader needs.`,
      ranges: [],
    }
  }
  if (isReply || count >= 10) return null
  return {
    id: 'words',
    points: count === 0 ? 40 : 5,
    message: count === 0 ? 'Empty email' : `Very short email (${count} ${count === 1 ? 'word' : 'words'})`,
    hint: 'Say why you are writing and what you want.',
    ranges: [],
  }
}

const grade: CoachRule = email => {
  const value = gradeOf(email)
  if (value === null || value <= GRADE_GOOD) return null
  return {
    id: 'grade',
    points: most(2 * (value - GRADE_GOOD), 14),
    message: `Hard to read (grade ${value.toFixed(1)})`,
    hint: `Aim for grade ${GRADE_GOOD} or lower, with shorter sentences and plainer words.`,
    ranges: [],
  }
}

const longSentences: CoachRule = ({ prose }) => {
  const long = prose.sentences.filter(sentence => sentence.words.length > SENTENCE_WORDS)
  if (long.length === 0) return null
  return {
    id: 'long_sentences',
    points: most(3 * long.length, 9),
    message: long.length === 1 ? 'One long sentence' : `${long.length} long sentences`,
    hint: `Split sentences that have more than ${SENTENCE_WORDS} words.`,
    ranges: long.map(inBody),
  }
}

const longParagraphs: CoachRule = ({ prose }) => {
  const long = prose.paragraphs.filter(paragraph => paragraph.words.length > PARAGRAPH_WORDS)
  if (long.length === 0) return null
  return {
    id: 'long_paragraphs',
    points: most(3 * long.length, 6),
    message: long.length === 1 ? 'One long paragraph' : `${long.length} long paragraphs`,
    hint: 'Give each point its own paragraph, or use a list.',
    ranges: long.map(inBody),
  }
}

const youWe: CoachRule = email => {
  const { you, we } = peopleIn(email)
  if (email.prose.words.length < WORDS_FOR_RATIO || we < 5 || we <= 2 * you) return null
  return {
    id: 'you_we',
    points: most(we - 2 * you, 8),
    message: `You use “I” or “we” ${we} times and “you” ${you === 0 ? 'not once' : you === 1 ? 'once' : `${you} times`}`,
    hint: 'Say what’s in it for the reader. Start some sentences with “you.”',
    ranges: [],
  }
}

const phraseAt = phraseFinder(spamPhrases)

const spamPhrasesUsed: CoachRule = ({ subject, body }) => {
  const ranges = (['subject', 'body'] as const).flatMap(part => {
    const tokens = tokensOf(part === 'subject' ? subject : body, () => false)
    return tokens.flatMap((token, index): EmailRange[] => {
      const found = phraseAt(tokens, index)
      return found
        ? [{ part, start: token.start, end: tokens[index + found.length - 1]?.end ?? token.end }]
        : []
    })
  })
  if (ranges.length === 0) return null
  return {
    id: 'spam_phrases',
    points: most(3 * ranges.length, 12),
    message:
      ranges.length === 1
        ? 'One phrase sounds like advertising'
        : `${ranges.length} phrases sound like advertising`,
    hint: 'Spam filters look for such phrases. Use your own words instead.',
    ranges,
  }
}

const shouting: CoachRule = ({ body }) => {
  const found = [...body.matchAll(/\b\p{Lu}{4,20}(?:\s+\p{Lu}{2,20})+\b|[!?]{2,}/gu)]
  if (found.length === 0) return null
  return {
    id: 'shouting',
    points: most(2 * found.length, 6),
    message: 'Looks like shouting',
    hint: 'All caps and several exclamation points can look angry. One is enough.',
    ranges: found.map(match => inBody({ start: match.index, end: match.index + match[0].length })),
  }
}

/** Rules on the body: length, grade, pronouns, advertising, shouting. */
export const textRules: readonly CoachRule[] = [
  words,
  grade,
  longSentences,
  longParagraphs,
  youWe,
  spamPhrasesUsed,
  shouting,
]
