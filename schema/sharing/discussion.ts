import * as z from 'zod/mini'

import { renamed } from '#schema/comments/mentions.ts'
import { reaction } from '#schema/reactions/contract.ts'
import { isolatedIfTurning } from '#schema/shared/direction.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

/** The reactions to a shared text or to a comment on it, as readers of its page see them. */
export const sharedReactions = z.object({
  /** The id of the comment or of the document. */
  targetId: id,
  /** Those that someone has made, the first one first. */
  reactions: z.array(z.object({ reaction, count: z.int() })),
  /** Grows with each change. */
  revision: z.int(),
})
export type SharedReactions = z.infer<typeof sharedReactions>

/** A comment as readers of the page see it. `author`: a first name; null, if the account was deleted. */
const sharedComment = z.object({
  id,
  author: z.nullable(z.string()),
  text: z.string(),
  createdAt: timestamp,
  isEdited: z.boolean(),
})
export type SharedComment = z.infer<typeof sharedComment>

/** An open thread, oldest comment first. Its place and its quote are those of its marks in the text. */
const sharedThread = z.object({ id, comments: z.array(sharedComment) })
export type SharedThread = z.infer<typeof sharedThread>

/** The reactions to a shared text and its comments, as readers of its page see them. */
export const sharedDiscussion = z.object({
  reactions: z.array(sharedReactions),
  threads: z.array(sharedThread),
  /** Whether there are no other open threads and comments. */
  isComplete: z.boolean(),
})
export type SharedDiscussion = z.infer<typeof sharedDiscussion>

export const NOTHING_SAID: SharedDiscussion = { reactions: [], threads: [], isComplete: true }

/** A comment as the SQL function `shared_discussion` returns it: with the people whom its text names, as it names them. */
const storedComment = z.extend(sharedComment, {
  mentions: z.array(z.object({ name: z.string(), firstName: z.string() })),
})
const storedDiscussion = z.extend(sharedDiscussion, {
  threads: z.array(z.extend(sharedThread, { comments: z.array(storedComment) })),
})

/** Returns a discussion from its stored form. Readers learn first names only, also in mentions. */
export function readDiscussion(stored: unknown): SharedDiscussion {
  const { threads, ...rest } = storedDiscussion.parse(stored)
  return {
    ...rest,
    threads: threads.map(thread => ({
      ...thread,
      comments: thread.comments.map(({ mentions, ...comment }) => ({
        ...comment,
        text: renamed(comment.text, mentions, ({ firstName }) => isolatedIfTurning(firstName)),
      })),
    })),
  }
}
