import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'
import { wordRanges } from '#schema/shared/words.ts'

export const PURPOSE_MIN = 10
export const PURPOSE_MAX = 2000
export const POINTS_MAX = 10
export const POINT_MAX = 300
export const PARTY_MAX = 100
export const ORIGINAL_MAX = 10_000
/** Maximum length of a body to refine. */
export const BODY_MAX = 10_000
/** Fewer words of notes say too little for an email. */
export const NOTES_WORDS_MIN = 3
export const QUESTIONS_MAX = 3
export const ANSWERS_MAX = 10
/** A question repeats a note, which may be a whole purpose. */
const ABOUT_MAX = PURPOSE_MAX

export const emailTone = z.enum(['professional', 'friendly', 'formal', 'persuasive', 'apologetic', 'concise'])
export type EmailTone = z.infer<typeof emailTone>

export const emailLength = z.enum(['short', 'medium', 'long'])
export type EmailLength = z.infer<typeof emailLength>

/** Maximum number of words in the body, including greeting and signature. */
export const WORDS_MAX: Record<EmailLength, number> = { short: 80, medium: 150, long: 300 }
/** Minimum number of words for greeting, purpose and closing. */
const FRAME_WORDS = 40

/** The stance of a reply: yes, no, "first tell me", "any news?". */
export const replyStance = z.enum(['accept', 'decline', 'ask', 'follow_up'])
export type ReplyStance = z.infer<typeof replyStance>

/** Changes to an existing body. */
export const refinement = z.enum([
  'improve',
  'shorter',
  'longer',
  'warmer',
  'firmer',
  'more_formal',
  'simpler',
])
export type Refinement = z.infer<typeof refinement>

const party = z._default(z.string().check(z.trim(), z.maxLength(PARTY_MAX, issueKey('partyLong'))), '')
const point = z
  .string()
  .check(z.trim(), z.minLength(1, issueKey('pointMissing')), z.maxLength(POINT_MAX, issueKey('pointLong')))
const purpose = z
  .string()
  .check(
    z.trim(),
    z.minLength(PURPOSE_MIN, issueKey('purposeShort')),
    z.maxLength(PURPOSE_MAX, issueKey('purposeLong')),
  )

/**
 * A question about a draft. `gap`: a fact that stays in brackets. `when`: the time of an event.
 * `sentence`: a note that could not be made a sentence. `about` is the gap or the note as typed.
 */
export const emailQuestion = z.object({
  kind: z.enum(['gap', 'when', 'sentence']),
  about: z.string(),
})
export type EmailQuestion = z.infer<typeof emailQuestion>

/** A question with its answer: a whole sentence, or only the day, the place or the name. */
export const emailAnswer = z.strictObject({
  kind: emailQuestion.shape.kind,
  about: z.string().check(z.maxLength(ABOUT_MAX)),
  answer: point,
})
export type EmailAnswer = z.infer<typeof emailAnswer>

const NO_LANGUAGE = issueKey('languageInvalid')

const common = {
  recipient: party,
  sender: party,
  points: z._default(z.array(point).check(z.maxLength(POINTS_MAX, issueKey('pointsMany'))), []),
  /** Answers to questions about earlier drafts of this email. */
  answers: z._default(z.array(emailAnswer).check(z.maxLength(ANSWERS_MAX)), []),
  tone: z._default(emailTone, 'professional'),
  length: z._default(emailLength, 'medium'),
  /** A tag such as `en` or `pt-BR`. The built-in engine always writes English and adds a note. */
  language: z._default(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, NO_LANGUAGE),
        z.refine(isLanguageTag, NO_LANGUAGE),
      ),
    'en',
  ),
}

/** Returns whether the parts of a tag are in the right order: "en-GB-US" names two countries. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** POST /api/email with mode `new`: a first email. */
export const newEmail = z.strictObject({ mode: z.literal('new'), purpose, ...common })

/** Mode `reply`: answers an email and its questions. The purpose adds more, or is empty. */
export const replyEmail = z.strictObject({
  mode: z.literal('reply'),
  purpose: z._default(z.union([z.literal(''), purpose]), ''),
  ...common,
  original: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, issueKey('originalMissing')),
      z.maxLength(ORIGINAL_MAX, issueKey('originalLong')),
    ),
  stance: replyStance,
})

type Measured = { points: string[]; answers: EmailAnswer[]; sender: string; length: EmailLength }

/** Points and answers are never dropped, so they must leave room for the rest. */
const room = z.refine<Measured>(
  ({ points, answers, sender, length }) =>
    wordCount([...points, ...answers.map(({ answer }) => answer), sender].join('\n')) <=
    WORDS_MAX[length] - FRAME_WORDS,
  {
    message: issueKey('pointsLong'),
    path: ['points'],
  },
)

/** A word or two would only be guessed at. */
const enough = z.refine<{ mode: string; purpose: string; points: string[] }>(
  ({ mode, purpose, points }) =>
    mode === 'reply' || wordCount([purpose, ...points].join('\n')) >= NOTES_WORDS_MIN,
  { message: issueKey('notesShort'), path: ['purpose'] },
)

export const composeRequest = z.discriminatedUnion('mode', [newEmail, replyEmail]).check(room, enough)
export type ComposeRequest = z.infer<typeof composeRequest>

/** Mode `refine`: makes an existing body shorter, warmer … */
export const refineRequest = z.strictObject({
  mode: z.literal('refine'),
  body: z.string().check(
    z.refine(body => body.trim().length > 0, issueKey('emailBodyMissing')),
    z.maxLength(BODY_MAX, issueKey('emailBodyLong')),
  ),
  how: refinement,
})
export type RefineRequest = z.infer<typeof refineRequest>

/** The common result of the built-in composer and the provider. */
export const emailDraft = z.object({
  /** Three different subjects. */
  subjects: z.array(z.string()).check(z.length(3)),
  body: z.string(),
  /** Missing details to fill in, as written in the body: `[date]`. Each once. */
  gaps: z.array(z.string()),
  /**
   * Parts of the purpose that did not fit the length, in the writer's own words. Never key points.
   */
  leftOut: z.array(z.string()),
  /** Facts that only the writer knows, the most important first. Drafts of earlier versions have none. */
  questions: z._default(z.array(emailQuestion).check(z.maxLength(QUESTIONS_MAX)), []),
  /** Number of words in the body, counted by `wordRanges`. */
  words: z.int().check(z.nonnegative()),
  /** The language of the draft. */
  language: z.string(),
  /** A notice about the draft ("written in English, since …"), or null. */
  note: z.nullable(z.string()),
})
export type EmailDraft = z.infer<typeof emailDraft>

/** Counts words like the limits above. */
export function wordCount(text: string): number {
  return [...wordRanges(text)].length
}
