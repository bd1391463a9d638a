import * as z from 'zod/mini'

import { issue } from '#schema/corrections/issue.ts'
import { styleReport } from '#schema/style/report.ts'

/** Longest text that is checked or measured, as long as a document may be. */
export const TEXT_MAX = 200_000
const WORDS_MAX = 5000

const text = z
  .string()
  .check(z.maxLength(TEXT_MAX, `At most ${TEXT_MAX.toLocaleString('en')} characters, please.`))

/**
 * POST /api/writing/check, which takes no query. `language` is a tag such as `en-GB`; `dictionary` has words that are right
 * beside the user's own.
 */
export const checkRequest = z.strictObject({
  text,
  language: z._default(z.string().check(z.maxLength(35)), 'en-US'),
  dictionary: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(WORDS_MAX)), []),
})

export type CheckRequest = z.infer<typeof checkRequest>

/** Its answer: the findings in order of their start. */
export const checkResult = z.object({ language: z.string(), issues: z.array(issue) })
export type CheckResult = z.infer<typeof checkResult>

/** What it answers to a caller that accepts `text/event-stream`: findings as they come, and how far the check is. */
export const checkFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('found'), issues: z.array(issue), upTo: z.int() }),
  z.object({ type: z.literal('done'), language: z.string() }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type CheckFrame = z.infer<typeof checkFrame>

/** POST /api/writing/measure, which takes no query. */
export const measureRequest = z.strictObject({ text })
export const measureResult = z.object({ report: styleReport })
