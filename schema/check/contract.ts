import * as z from 'zod/mini'

import { engine } from '#schema/assist/contract.ts'
import { issue } from '#schema/corrections/issue.ts'
import { defaultGoals, goals } from '#schema/check-settings/goals.ts'
import { styleReport } from '#schema/style/report.ts'
import { usage } from '#schema/usage/contract.ts'
import { issueKey } from '#schema/messages/issue.ts'

/** Longest text that is checked or measured, as long as a document may be. */
export const TEXT_MAX = 200_000
const WORDS_MAX = 5000

const text = z.string().check(z.maxLength(TEXT_MAX, issueKey('sentimentLong')))

/**
 * POST /api/writing/check, which takes no query. `language` is a tag such as `en-GB`, or `auto`; `dictionary` has words that are right
 * beside the user's own.
 */
export const checkRequest = z.strictObject({
  text,
  language: z._default(z.string().check(z.maxLength(35)), 'en-US'),
  /** Decide which advice there is on an English text. */
  goals: z._default(goals, defaultGoals),
  dictionary: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(WORDS_MAX)), []),
})

export type CheckRequest = z.infer<typeof checkRequest>

/** Its answer: the findings in order of their start, and the language (that was found). */
export const checkResult = z.object({ language: z.string(), issues: z.array(issue) })
export type CheckResult = z.infer<typeof checkResult>

/** What it answers to a caller that accepts `text/event-stream`: findings as they come, and how far the check is. */
export const checkFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('found'), issues: z.array(issue), upTo: z.int() }),
  z.object({ type: z.literal('done'), language: z.string() }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type CheckFrame = z.infer<typeof checkFrame>

/** Longest text of a deep check. */
export const DEEP_MAX = 20_000

/**
 * POST /api/writing/deep-check, with an `Idempotency-Key` header: one query. The text is sent to the AI provider that
 * GET /api/assist names; without one the call is refused.
 */
export const deepCheckRequest = z.strictObject({
  ...checkRequest.shape,
  text: z.string().check(
    z.maxLength(DEEP_MAX, issueKey('checkLong')),
    z.refine(value => value.trim() !== '', issueKey('textMissing')),
  ),
})
export type DeepCheckRequest = z.infer<typeof deepCheckRequest>

/** What a deep check found: the built-in engine's findings and the provider's, together. */
export const deepCheckResult = checkResult

/**
 * The answer of a deep check. When the provider failed `engine` is `built-in`, `note` says so, and no query was taken.
 */
export const deepCheckAnswer = z.object({ ...checkResult.shape, engine, note: z.nullable(z.string()), usage })
export type DeepCheckAnswer = z.infer<typeof deepCheckAnswer>

/** POST /api/writing/identify, which takes no query; answers {@link identified}. */
export const identifyRequest = z.strictObject({ text })
export const identified = z.object({
  /** A tag, or `unknown` where too little speaks for any language. */
  language: z.string(),
  /** The likeliest language all the same. */
  guess: z.string(),
  /** 0…1. */
  confidence: z.number(),
})
export type Identified = z.infer<typeof identified>

/** POST /api/writing/measure, which takes no query. */
export const measureRequest = z.strictObject({ text })
export const measureResult = z.object({ report: styleReport })
