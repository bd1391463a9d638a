import { z } from 'zod'

/** What travels to the writing thread: a task's name, who asks, and the question, which the task parses. */
export const envelope = z.object({ task: z.string(), who: z.string(), request: z.unknown() })
export type Envelope = z.infer<typeof envelope>

/** The part that a waiting task sends now and then, so that waiting is not taken for silence. */
export const ALIVE = 'the thread is alive'
