import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'
import { range } from '#schema/style/report.ts'

export const SPAM_BODY_MAX = 10_000
export const SUBJECT_MAX = 300

/** An email or a text message to check. A text message has no subject. */
export const spamRequest = z.strictObject({
  subject: z.optional(z.string().check(z.maxLength(SUBJECT_MAX))),
  body: z.string().check(
    z.maxLength(SPAM_BODY_MAX),
    z.refine(body => body.trim() !== '', issueKey('messageMissing')),
  ),
})
export type SpamRequest = z.infer<typeof spamRequest>

/** The text that contains a range. */
export const emailPart = z.enum(['subject', 'body'])
export const emailRange = z.object({ part: emailPart, ...range.shape })
export type EmailRange = z.infer<typeof emailRange>

export const spamVerdict = z.enum(['clean', 'suspicious', 'spam'])
export type SpamVerdict = z.infer<typeof spamVerdict>

/**
 * Evidence for spam (`weight` above 0) or against it (below 0). The weight is −100…100, comparable
 * within a report.
 */
const spamSignal = z.object({
  id: z.string(),
  message: z.string(),
  explanation: z.string(),
  weight: z.int().check(z.minimum(-100), z.maximum(100)),
  /** Up to a hundred locations. Empty if the signal is about something missing. */
  ranges: z.array(emailRange),
})
export type SpamSignal = z.infer<typeof spamSignal>

/** `score` is 0 (certainly not spam) … 100. The strongest signals come first. */
export const spamReport = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  verdict: spamVerdict,
  signals: z.array(spamSignal),
})
export type SpamReport = z.infer<typeof spamReport>
