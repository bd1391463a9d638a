import * as z from 'zod/mini'

import { engine, note } from '#schema/actions/contract.ts'
import { defaultGoals, goals } from '#schema/check-settings/goals.ts'
import { issue } from '#schema/corrections/issue.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { keptResult } from '#schema/results/contract.ts'
import { styleReport } from '#schema/style/report.ts'

/** Maximum length of a text to check or measure, the same as that of a document. */
export const TEXT_MAX = 200_000
const WORDS_MAX = 5000

const text = z.string().check(z.maxLength(TEXT_MAX, issueKey('textLong')))

/**
 * POST /api/writing/check costs no query. `language` is a tag such as `en-GB`, or `auto`. The words
 * in `dictionary` count as correct, in addition to the user's own.
 */
export const checkRequest = z.strictObject({
  text,
  language: z._default(z.string().check(z.maxLength(35)), 'en-US'),
  /** Select the advice on an English text. */
  goals: z._default(goals, defaultGoals),
  dictionary: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(WORDS_MAX)), []),
})

export type CheckRequest = z.infer<typeof checkRequest>

/** Maximum number of findings in an answer. The check of a text ends with them. */
export const FINDINGS_MAX = 1000

/** Absent in answers of earlier versions, which had all findings. */
const isComplete = z._default(z.boolean(), true)

/**
 * Its answer: the findings in order of their start, whether these are all, and the language
 * (detected with `auto`).
 */
export const checkResult = z.object({ language: z.string(), issues: z.array(issue), isComplete })
export type CheckResult = z.infer<typeof checkResult>

/** Issues of a part of the text, and the offset up to which it is checked. */
const checkIssues = z.object({ issues: z.array(issue), upTo: z.int() })
export type CheckIssues = z.infer<typeof checkIssues>

/**
 * The answer to a caller that accepts `text/event-stream`: findings as they come, and how far the
 * check is.
 */
export const checkFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('found'), ...checkIssues.shape }),
  z.object({ type: z.literal('done'), language: z.string(), isComplete }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type CheckFrame = z.infer<typeof checkFrame>

/** Maximum length of a text for a deep check. */
export const DEEP_MAX = 20_000

/**
 * POST /api/writing/deep-check, with an `Idempotency-Key` header, costs one query. The text is sent
 * to the AI provider named by GET /api/assist. Without a provider, the call is rejected.
 */
export const deepCheckRequest = z.strictObject({
  ...checkRequest.shape,
  text: z.string().check(
    z.maxLength(DEEP_MAX, issueKey('checkLong')),
    z.refine(value => value.trim() !== '', issueKey('textMissing')),
  ),
})
export type DeepCheckRequest = z.infer<typeof deepCheckRequest>

/** The issues of a deep check: the built-in engine's and the provider's. */
export const deepCheckResult = checkResult

/** A deep check as it is kept, for a repeat of its call. */
export const keptDeepCheck = keptResult(
  z.object({ characters: z.int(), language: z.string() }),
  deepCheckResult,
)

/**
 * The answer of a deep check. If the provider failed, `engine` is `built-in`, `note` explains it,
 * and no query is charged.
 */
export const deepCheckAnswer = z.object({ ...checkResult.shape, engine, note })
export type DeepCheckAnswer = z.infer<typeof deepCheckAnswer>

/** POST /api/writing/identify costs no query and answers {@link identified}. */
export const identifyRequest = z.strictObject({ text })
export const identified = z.object({
  /** A tag, or `unknown` if the evidence is too weak. */
  language: z.string(),
  /** The most likely language, even if uncertain. */
  guess: z.string(),
  /** 0…1. */
  confidence: z.number(),
})
export type Identified = z.infer<typeof identified>

/** POST /api/writing/measure costs no query. */
export const measureRequest = z.strictObject({ text })
export const measureResult = z.object({ report: styleReport })
