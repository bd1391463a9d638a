import * as z from 'zod/mini'

import { emailRange, SPAM_BODY_MAX, SUBJECT_MAX } from '#schema/spam/report.ts'

/**
 * POST /api/email/coach costs no query. It rates an email before it is sent. A reply does not need
 * a long subject.
 */
export const coachRequest = z.strictObject({
  subject: z.string().check(z.maxLength(SUBJECT_MAX)),
  body: z.string().check(z.maxLength(SPAM_BODY_MAX)),
  kind: z._default(z.enum(['new', 'reply']), 'new'),
})
/** The engine's input: `kind` is optional. */
export type CoachedEmail = z.input<typeof coachRequest>

export const coachPoint = z.enum([
  'subject_missing',
  'subject_length',
  'subject_shouting',
  'greeting',
  'ask',
  'close',
  'words',
  'grade',
  'long_sentences',
  'long_paragraphs',
  'questions',
  'you_we',
  'spam_phrases',
  'shouting',
  'placeholders',
  'instruction',
  'wording',
  'shorthand',
  'subjects',
  'articles',
  'fragments',
  'repeats',
  'notes',
  'colon',
  'list',
  'subject_vague',
  'mistakes',
  'unsure',
])
export type CoachPoint = z.infer<typeof coachPoint>

/** A loss of points, with advice and, if possible, its location. */
const lostPoints = z.object({
  id: coachPoint,
  points: z.int().check(z.minimum(1), z.maximum(100)),
  message: z.string(),
  hint: z.string(),
  ranges: z.array(emailRange),
})
export type LostPoints = z.infer<typeof lostPoints>

/** `score` is 100 minus all lost points, and at least 0. The largest loss comes first. */
export const coachReport = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  lost: z.array(lostPoints),
  metrics: z.object({
    words: z.int(),
    /** US school grade (Flesch–Kincaid), or null for a body without sentences. */
    grade: z.nullable(z.number()),
    questions: z.int(),
    subjectCharacters: z.int(),
    /** How often the email refers to the reader, and to the writer. */
    you: z.int(),
    we: z.int(),
  }),
})
export type CoachReport = z.infer<typeof coachReport>

/** The answer of POST /api/email/coach. */
export const coachAnswer = z.object({ report: coachReport })
