import { z } from 'zod'

const bytes = z.custom<Uint8Array>(value => value instanceof Uint8Array)

/** A row of a body. `decides`: its decisions may end suggestions on text that they did not know. */
const part = z.object({ bytes, decides: z.boolean() })
export type BodyPart = z.infer<typeof part>

/**
 * A request to judge an update of a suggester, or only to take what has come.
 *
 * - `body`: names the body among all that are judged.
 * - `since`: the place up to which the worker should have the body; null: `parts` are all of it.
 * - `end`: the place up to which it has it then.
 */
export const judgeTask = z.object({
  body: z.number(),
  since: z.number().nullable(),
  end: z.number(),
  parts: z.array(part),
  judged: z.object({ author: z.string(), update: bytes }).nullable(),
})
export type JudgeTask = z.infer<typeof judgeTask>

/** `later`: the update builds on something that is not here yet. */
export const verdict = z.enum(['allowed', 'refused', 'later'])
export type Verdict = z.infer<typeof verdict>

/**
 * `completion`: an update to be stored and sent after what has come, which suggests text that would
 * no longer be suggested; null if there is none.
 */
export type Judgment = { verdict: Verdict; completion: Uint8Array | null }

/**
 * The worker's answer. `verdict`: null if nothing was judged. `unknown`: it does not have the body up
 * to the place; send all of it.
 */
export const judgeAnswer = z.union([
  z.object({ verdict: verdict.nullable(), completion: bytes.nullable() }),
  z.literal('unknown'),
])
export type JudgeAnswer = z.infer<typeof judgeAnswer>
