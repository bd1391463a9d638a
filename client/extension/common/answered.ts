import * as z from 'zod/mini'

import { rewriteAction } from '#schema/assist/rewrite.ts'

export const menuSnippet = z.object({ id: z.string(), title: z.string(), text: z.string() })

/** The answer to `addWord`. `full`: the dictionary holds no more words. */
export const wordAdded = z.enum(['added', 'full'])
export type WordAdded = z.infer<typeof wordAdded>

/** The answer to `rewrite`. */
export const rewrittenText = z.object({ text: z.string(), left: z.number() })

/** A result that waits for its user, with the action that has made it. */
export const keptRewrite = z.object({ action: rewriteAction, ...rewrittenText.shape })
export type KeptRewrite = z.infer<typeof keptRewrite>

/** An answer that needs the server, as it comes from the background. */
export const answered = <T extends z.ZodMiniType>(value: T) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done'), value }),
    z.object({ kind: z.literal('signedOut') }),
    z.object({ kind: z.literal('failed'), message: z.string() }),
  ])
