import * as z from 'zod/mini'

import { issueChange } from './issueChange.ts'

/** The name of the port between a content script and the page of the checker. */
export const CHECK_PORT = 'check'

/** The longest text that is checked, in UTF-16 units. */
export const TEXT_MAX = 1_000_000

/** The messages of a content script. `drop` ends a check without an answer. */
export const checkOrder = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('check'),
    id: z.int(),
    text: z.string().check(z.maxLength(TEXT_MAX)),
  }),
  z.strictObject({ kind: z.literal('drop'), id: z.int() }),
])
export type CheckOrder = z.infer<typeof checkOrder>

/**
 * The answer to a check, as a change of the issues of the answer before on this port, whichever text that
 * was for. While the checker is loading, others may come first, of the spelling alone.
 */
export const checkedText = z.object({ id: z.int(), change: issueChange, isWhole: z.boolean() })
export type CheckedText = z.infer<typeof checkedText>
