import {
  type ComposeRequest,
  type EmailDraft,
  type EmailQuestion,
  QUESTIONS_MAX,
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

/** Events whose time the reader needs in order to act. */
const EVENT =
  /\b(?:broke|stopped working|crashed|was (?:stolen|damaged|charged|cancell?ed)|(?:lost|left) (?:my|a|an|the)|charged (?:me|us) (?:twice|double|too much)|overcharged|arrived (?:broken|damaged|late)|had an accident|fell)\b/i

/**
 * Returns what only the writer of an email knows: the facts in brackets, the time of an event, and
 * the notes that stand in the body as they were typed because they are no sentences.
 */
export function questionsAbout(
  { body, gaps }: Pick<EmailDraft, 'body' | 'gaps'>,
  request: ComposeRequest,
): EmailQuestion[] {
  const missing = gaps
    .filter(gap => gap !== '[your name]')
    .map((about): EmailQuestion => ({ kind: 'gap', about }))
  const given = [request.purpose, ...request.points].join('\n')
  const when: EmailQuestion[] =
    request.mode === 'new' && EVENT.test(given) && !hasTime(given) && !PAST.test(given)
      ? [{ kind: 'when', about: '' }]
      : []
  const rough = notesOf(request)
    .filter(note => standsAsTyped(note, body))
    .map((about): EmailQuestion => ({ kind: 'sentence', about }))
  return [...missing, ...when, ...rough].slice(0, QUESTIONS_MAX)
}

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
