import type { ReplyStance } from '#schema/email-generator/contract.ts'

import { capital } from '../english/tidy.ts'
import { isFunctionWord, tokensOf } from '../english/words.ts'
import { isSure } from './confidence.ts'
import type { Piece } from './fit.ts'
import type { Note } from './note.ts'
import type { Question } from './original.ts'
import { ended, sayPoint, type Speaker } from './say.ts'
import { clipped } from './subjects.ts'

/** Questions beyond this number share one gap. */
const GAPS_MAX = 6

type Given = { questions: readonly Question[]; notes: readonly Note[]; stance: ReplyStance }

/**
 * Returns an answer for each question, from the best-matching note or as a gap, and the unused
 * notes.
 */
export function answersFor(
  { questions, notes, stance }: Given,
  speaker: Speaker,
): { pieces: Piece[]; rest: Note[] } {
  const rest = [...notes]
  const pieces: Piece[] = []
  const open: Question[] = []
  // A yes, a no or "first tell me" to the whole email answers its first closed question.
  const settled = stance === 'follow_up' ? undefined : questions.find(question => question.closed)
  for (const question of questions) {
    if (question === settled) continue
    const at = bestAnswer(question, rest)
    const note = rest[at]
    // A note that was not understood answers in its own place, in the writer's words.
    if (note !== undefined && (isSure(note) || isBareFact(note, question, questions.length))) {
      rest.splice(at, 1)
      pieces.push({
        text: answered(question, note, speaker),
        rank: 0,
        paragraph: 'answers',
        replaceable: note.verbatim,
      })
    } else if (note === undefined && stance === 'accept') open.push(question)
  }
  // A note that fits no question may still be the answer to one.
  if (open.length <= rest.length) open.length = 0
  for (const question of open.slice(0, GAPS_MAX))
    pieces.push({ text: `[your answer about ${question.topic}]`, rank: 0, paragraph: 'answers' })
  if (open.length > GAPS_MAX)
    pieces.push({ text: '[your answers to the other questions]', rank: 0, paragraph: 'answers' })
  return { pieces, rest }
}

/** Returns whether a short fact needs its question next to it. */
function isBareFact(note: Note, question: Question, among: number): boolean {
  if (note.form === 'statement' || note.form === 'order') return false
  return (
    (MEETS.test(question.text) && isTime(note.verbatim)) || (among > 1 && tokensOf(note.verbatim).length < 5)
  )
}

/** A full sentence answers by itself; a bare fact repeats the question. */
function answered(question: Question, note: Note, speaker: Speaker): string {
  if ((note.form === 'statement' || note.form === 'order') && !isSure(note))
    return ended(capital(note.verbatim))
  if (
    note.form === 'statement' ||
    note.form === 'order' ||
    note.form === 'question' ||
    note.form === 'speech'
  )
    return sayPoint(note, speaker)
  const value = note.form === 'label' ? note.value : note.form === 'noun' ? note.text : note.verbatim
  const quote = question.text.length > 90 ? clipped(question.text, 90) : question.text
  if (MEETS.test(question.text) && isTime(value))
    return `${capital(value)} would suit ${speaker.we ? 'us' : 'me'}.`
  return ended(`To your question “${quote.replace(/["“”]/g, '')}”: ${value}`)
}

/** Matches a question about a time to meet. */
const MEETS =
  /^(?:when|what time|which day|what day|how about)\b.*\b(?:meet|call|talk|speak|come|available|free|visit|suit|work for you)\b/i

function isTime(text: string): boolean {
  return (
    /^(?:on |at |next )?(?:\p{L}+day|tomorrow|today|\d{1,2}(?::\d\d)? ?(?:am|pm))\b/iu.test(text) &&
    text.split(' ').length < 7
  )
}

function bestAnswer(question: Question, notes: readonly Note[]): number {
  const scores = notes.map(note => fit(question, note))
  const best = Math.max(0, ...scores)
  return best > 0 ? scores.indexOf(best) : -1
}

/**
 * Scores how well a note answers a question: shared words, and whether it is the right kind of
 * answer.
 */
function fit(question: Question, note: Note): number {
  if (note.form === 'question') return 0
  const words = new Set(contentOf(note.verbatim))
  const shared = contentOf(question.text).filter(word => words.has(word)).length
  const text = note.verbatim
  const asksWhen = /^(?:when|what time|which day|what day|what date|how soon)\b/i.test(question.text)
  const asksHowMuch =
    /^(?:how (?:many|much|long|old|big)|what is the (?:price|cost|budget)|what (?:price|budget))\b/i.test(
      question.text,
    )
  const isWhen =
    /\b(?:\p{L}+day|\d{1,2}(?::\d\d)? ?(?:am|pm)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|today|next week|o'clock)\b/iu.test(
      text,
    )
  const isYes = question.closed && /^(?:yes|no|sure|of course|not)\b/i.test(text)
  return (
    shared * 2 + (asksWhen && isWhen ? 3 : 0) + (asksHowMuch && /\d/.test(text) ? 1 : 0) + (isYes ? 1 : 0)
  )
}

function contentOf(text: string): string[] {
  return tokensOf(text.replace(/\s+/g, ' '))
    .map(({ key }) => key)
    .filter(
      key =>
        key.length > 2 &&
        !isFunctionWord(key) &&
        !/^(?:please|know|send|need|want|like|get|come|give|make|let|tell)$/.test(key),
    )
    .map(key => key.replace(/(?:ies)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, ''))
}
