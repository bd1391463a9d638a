import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { id } from '#schema/shared/ids.ts'

export const reaction = z.enum(['thumbsUp', 'heart', 'party', 'smile', 'eyes', 'rocket'])
export type Reaction = z.infer<typeof reaction>

/** Maximum number of names of people with the reactions to a target. All people are counted. */
export const REACTED_MAX = 20

/** The reactions to a comment, or to a document itself. */
export const reactionSummary = z.object({
  /** The id of the comment or of the document. */
  targetId: id,
  documentId: id,
  /** Those that someone has made, each with the first people who made it. */
  reactions: z.array(
    z.object({
      reaction,
      count: z.int(),
      people: z.array(z.object({ userId: id, name: z.string() })),
    }),
  ),
  revision: z.int(),
})
export type ReactionSummary = z.infer<typeof reactionSummary>

/** The same, with the reactions of the reader. */
export const ownReactions = z.extend(reactionSummary, { mine: z.array(reaction) })
export type OwnReactions = z.infer<typeof ownReactions>

/** GET /api/documents/:id/reactions: of the document and its comments, where there are any. */
export const reactionList = z.object({ targets: z.array(ownReactions) })

/**
 * Returns the key of an event about reactions: the id of the document, or of a comment after it. A
 * comment may have the id of another document.
 */
export const reactionsKey = ({ targetId, documentId }: Pick<ReactionSummary, 'targetId' | 'documentId'>) =>
  targetId === documentId ? documentId : `${documentId}/${targetId}`

/** Reactions to a comment or a document have changed. Key: {@link reactionsKey}. */
export const reactionsChanged = defineEvent('reactions.changed', reactionSummary)

/** The reader's own reactions to a target, after a change of them. */
export const ownReactionsChange = z.pick(ownReactions, {
  targetId: true,
  documentId: true,
  mine: true,
  revision: true,
})
export type OwnReactionsChange = z.infer<typeof ownReactionsChange>

/**
 * Someone has changed their own reactions to a target, for that person's pages alone: an event to
 * all names the first people. Key: the id of the person, and after it {@link reactionsKey}.
 */
export const ownReactionsChanged = defineEvent('reactions.own', ownReactionsChange)
