import * as z from 'zod/mini'

import { reaction } from '#schema/reactions/contract.ts'
import { id } from '#schema/shared/ids.ts'
import { sharedReactions } from '#schema/sharing/discussion.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'

/**
 * The reader of a shared text's page: null without an account, or where the code opens nothing.
 * `userId`: for changes that are meant for the reader. `mine`: the reader's reactions, by their targets.
 * `path`: where the app opens the text, or null if the reader is not in it.
 */
export const sharedReader = z.object({
  reader: z.nullable(
    z.object({
      userId: id,
      mine: z.array(z.object({ targetId: id, reactions: z.array(reaction) })),
      path: z.nullable(z.string()),
    }),
  ),
})
export type SharedReader = z.infer<typeof sharedReader>

/**
 * POST /api/shared-snippets/reactions. `targetId`: an open comment on the text, or the text itself.
 * `isOn`: false takes the reaction back.
 */
export const sharedReaction = z.strictObject({ code: shareCode, targetId: id, reaction, isOn: z.boolean() })
export type SharedReaction = z.infer<typeof sharedReaction>

/** The reactions to the target, with those of the reader. */
export const sharedReacted = z.extend(sharedReactions, { mine: z.array(reaction) })
export type SharedReacted = z.infer<typeof sharedReacted>
