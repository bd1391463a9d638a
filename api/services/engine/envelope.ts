import { z } from 'zod'

/**
 * The message to the worker thread: a task's name, its user, whether it waits for all tasks of
 * signed-in users, and a request that the task parses.
 */
export const envelope = z.object({
  task: z.string(),
  who: z.string(),
  last: z.boolean(),
  request: z.unknown(),
})
export type Envelope = z.infer<typeof envelope>

/**
 * A part that a waiting task sends from time to time, so that waiting does not look like silence.
 */
export const ALIVE = 'the thread is alive'
