import { isSameQuestion } from '#schema/email-generator/answers.ts'
import {
  ANSWERS_MAX,
  type ComposeRequest,
  type EmailDraft,
  type EmailQuestion,
  QUESTIONS_MAX,
  wordCount,
} from '#schema/email-generator/contract.ts'

import { isWholeQuestion } from '../english/certain.ts'
import { tidy } from '../english/tidy.ts'
import { inner } from '../english/words.ts'
import { isAside } from './asides.ts'
import { thoughtsOf } from './contents.ts'
import { isDirective } from './directives.ts'
import { framed } from './frames.ts'
import { hasTime } from './gaps.ts'
import { sentenceOf } from './spoken.ts'
import { EVENT, told } from './told.ts'

/**
 * Returns what only the writer of an email knows: the facts in brackets, the time of an event, and
 * the notes that stand in the body as they were typed because they are no sentences. Nothing is asked
 * twice.
 */
export function questionsAbout(
  { body, gaps }: Pick<EmailDraft, 'body' | 'gaps'>,
  request: ComposeRequest,
): EmailQuestion[] {
  const { answers } = request
  if (answers.length >= ANSWERS_MAX) return []
  const missing = gaps
    .filter(gap => gap !== '[your name]')
    .map((about): EmailQuestion => ({ kind: 'gap', about }))
  const notes = told(request)
  const given = [notes.purpose, ...notes.points].join('\n')
  const when: EmailQuestion[] =
    request.mode === 'new' && EVENT.test(given) && !hasTime(given) && !PAST.test(given)
      ? [{ kind: 'when', about: '' }]
      : []
  const rough = notesOf(request)
    .filter(note => wordCount(note) <= SENTENCE_WORDS && standsAsTyped(note, body))
    .map((about): EmailQuestion => ({ kind: 'sentence', about }))
  return [...missing, ...when, ...rough]
    .filter(question => !answers.some(answer => isSameQuestion(answer, question)))
    .slice(0, QUESTIONS_MAX)
}

/** A longer note cannot be said in one sentence. */
const SENTENCE_WORDS = 25

const PAST =
  /\b(?:yesterday|ago|last|this (?:morning|week)|since|in \p{L}+|on (?:the )?\d)\b|\d{1,2}(?:st|nd|rd|th)\b/iu

/** The notes as they were typed. A purpose that is one thought is one note. */
const notesOf = ({ purpose, points }: ComposeRequest): string[] =>
  [purpose, ...points].filter(note => note !== '' && !isDirective(note) && !isAside(note))

/** Returns whether the body only repeats a note, in a list or behind a colon, that is no sentence. */
function standsAsTyped(note: string, body: string): boolean {
  const isListed = (text: string) =>
    body.split('\n').some(line => /^- |: /.test(line) && line.toLowerCase().includes(text.toLowerCase()))
  return thoughtsOf(note).some(thought => {
    const text = tidy(thought).replace(/[.!?]+$/, '')
    return (
      framed(text) === null &&
      sentenceOf(text, { we: false }) === null &&
      !isWholeQuestion(inner(text)) &&
      isListed(text)
    )
  })
}
