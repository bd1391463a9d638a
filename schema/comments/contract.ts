import * as z from 'zod/mini'

import { commentRange } from '#schema/body-commands/contract.ts'
import { defineEvent } from '#schema/events/define.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { isBlank } from '#schema/shared/blank.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

export const COMMENT_MAX = 2000
export const MENTIONS_MAX = 20
/** Maximum number of comments on one document, replies and resolved threads included. */
export const COMMENTS_MAX = 2000
/** Maximum number of characters that are kept of the text that a comment is on. */
export const QUOTE_KEPT = 300

const person = z.object({ userId: id, name: z.string() })

/** A comment or a reply. The first comment of a thread has the id of the thread. */
export const comment = z.object({
  id,
  threadId: id,
  documentId: id,
  /** Null: the account was deleted. */
  author: z.nullable(person),
  text: z.string(),
  /** The people whom the text names. One with a former name in it is there with that name too. */
  mentions: z.array(person),
  createdAt: timestamp,
  editedAt: z.nullable(timestamp),
  revision: z.int(),
})
export type Comment = z.infer<typeof comment>

/**
 * A thread of comments on a text. Its place is that of the marks with its id in the body. Without
 * marks, the text is gone, and `quote` is how it began.
 */
export const commentThread = z.object({
  id,
  documentId: id,
  quote: z.string(),
  createdAt: timestamp,
  /** Null: it is open. `by` is null if the account was deleted. */
  resolved: z.nullable(z.object({ at: timestamp, by: z.nullable(person) })),
  revision: z.int(),
})
export type CommentThread = z.infer<typeof commentThread>

/** GET /api/documents/:id/comments: threads, and comments of all threads, oldest first. */
export const commentList = z.object({ threads: z.array(commentThread), comments: z.array(comment) })
export type CommentList = z.infer<typeof commentList>

/** The text of a comment. Mentions are users with access to the document. */
const words = {
  text: z.string().check(
    z.trim(),
    z.minLength(1, issueKey('textMissing')),
    z.maxLength(COMMENT_MAX),
    z.refine(text => !isBlank(text), issueKey('textMissing')),
  ),
  mentions: z._default(z.array(id).check(z.maxLength(MENTIONS_MAX)), []),
}

/**
 * POST /api/documents/:id/comments begins a thread. The page chooses `id`, so that a repeated call
 * has no further effect. An id is used once, also when the comment is deleted: CONFLICT. The call waits
 * until the text it comments on is stored.
 */
export const beginThread = z.strictObject({ id, range: commentRange, ...words })
/** The new thread with its first comment. */
export const begunThread = z.object({ thread: commentThread, comment })
export type BegunThread = z.infer<typeof begunThread>

/** POST /api/documents/:id/comments/:threadId/replies. The page chooses `id`, as above. */
export const reply = z.strictObject({ id, ...words })

/** PATCH /api/documents/:id/comments/:commentId. */
export const editComment = z.strictObject(words)

/** A thread has begun, was resolved or reopened, or (null) is gone with its comments. Key: its id. */
export const threadChanged = defineEvent('comments.thread', commentThread)

/** A comment was written, edited or (null) deleted. Key: its id. It may arrive before its thread. */
export const commentChanged = defineEvent('comments.comment', comment)
