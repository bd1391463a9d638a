import * as z from 'zod/mini'

import { wordRanges } from '#schema/shared/words.ts'
import { issueKey } from '#schema/messages/issue.ts'

export const PURPOSE_MIN = 10
export const PURPOSE_MAX = 2000
export const POINTS_MAX = 10
export const POINT_MAX = 300
export const PARTY_MAX = 100
export const ORIGINAL_MAX = 10_000
/** Longest body that is refined. */
export const BODY_MAX = 10_000

export const emailTone = z.enum(['professional', 'friendly', 'formal', 'persuasive', 'apologetic', 'concise'])
export type EmailTone = z.infer<typeof emailTone>

export const emailLength = z.enum(['short', 'medium', 'long'])
export type EmailLength = z.infer<typeof emailLength>

/** Most words that the body has, greeting and signature included. */
export const WORDS_MAX: Record<EmailLength, number> = { short: 80, medium: 150, long: 300 }
/** How many of them greeting, purpose and close need at least. */
const FRAME_WORDS = 40

/** What the answer says to the original: yes, no, "first tell me", "any news?". */
export const replyStance = z.enum(['accept', 'decline', 'ask', 'follow_up'])
export type ReplyStance = z.infer<typeof replyStance>

/** What is done to a body that is there. */
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

const NO_LANGUAGE = issueKey('languageInvalid')

const common = {
  recipient: party,
  sender: party,
  points: z._default(z.array(point).check(z.maxLength(POINTS_MAX, issueKey('pointsMany'))), []),
  tone: z._default(emailTone, 'professional'),
  length: z._default(emailLength, 'medium'),
  /** A tag such as `en` or `pt-BR`. The built-in engine writes English whatever is asked for, and says so. */
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

/** Whether the parts of a tag are where they belong: "en-GB-US" names two countries. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** POST /api/email with mode `new`: a first email. */
export const newEmail = z.strictObject({ mode: z.literal('new'), purpose, ...common })

/** Mode `reply`: an answer to an email, in which its questions are answered. The purpose says more, or is empty. */
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

type Measured = { points: string[]; sender: string; length: EmailLength }

/** Points are never left out, so they have to leave room for the rest. */
const room = z.refine<Measured>(
  ({ points, sender, length }) =>
    wordCount([...points, sender].join('\n')) <= WORDS_MAX[length] - FRAME_WORDS,
  {
    message: issueKey('pointsLong'),
    path: ['points'],
  },
)

export const composeRequest = z.discriminatedUnion('mode', [newEmail, replyEmail]).check(room)
export type ComposeRequest = z.infer<typeof composeRequest>

/** Mode `refine`: a body that is there, made shorter, warmer … */
export const refineRequest = z.strictObject({
  mode: z.literal('refine'),
  body: z.string().check(
    z.refine(body => body.trim().length > 0, issueKey('emailBodyMissing')),
    z.maxLength(BODY_MAX, issueKey('emailBodyLong')),
  ),
  how: refinement,
})
export type RefineRequest = z.infer<typeof refineRequest>

/** What the built-in composer and a provider both answer. */
export const emailDraft = z.object({
  /** Three, no two the same. */
  subjects: z.array(z.string()).check(z.length(3)),
  body: z.string(),
  /** What was not given and is still to be filled in, as it stands in the body: `[date]`. Each once. */
  gaps: z.array(z.string()),
  /** Parts of the purpose that the length had no room for, in the writer's own words. Key points are never among them. */
  leftOut: z.array(z.string()),
  /** Words of the body as `wordRanges` counts them. */
  words: z.int().check(z.nonnegative()),
  /** The language that the draft is in. */
  language: z.string(),
  /** What the reader should know of the draft ("written in English, since …"), or null. */
  note: z.nullable(z.string()),
})
export type EmailDraft = z.infer<typeof emailDraft>

/** Words as the limits count them. */
export function wordCount(text: string): number {
  return [...wordRanges(text)].length
}
