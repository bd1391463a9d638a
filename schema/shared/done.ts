import * as z from 'zod/mini'

/** The answer of a call that has nothing to return but its success. */
export const done = z.object({ success: z.literal(true), message: z.string() })
