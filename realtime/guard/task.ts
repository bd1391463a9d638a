import { z } from 'zod'

const bytes = z.custom<Uint8Array>(value => value instanceof Uint8Array)

/**
 * A request to judge an update of a suggester.
 *
 * - `body`: names the body among all that are judged.
 * - `since`: the place up to which the worker should have the body; null: `parts` are all of it.
 * - `end`: the place up to which it has it then.
 */
export const judgeTask = z.object({
  body: z.number(),
  since: z.number().nullable(),
  end: z.number(),
  parts: z.array(bytes),
  author: z.string(),
  update: bytes,
})
export type JudgeTask = z.infer<typeof judgeTask>

/** `later`: the update builds on something that is not here yet. */
export const verdict = z.enum(['allowed', 'refused', 'later'])
export type Verdict = z.infer<typeof verdict>

/** The worker's answer. `unknown`: it does not have the body up to the place; send all of it. */
export const judgeAnswer = z.union([verdict, z.literal('unknown')])
