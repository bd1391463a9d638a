import type { Transaction } from 'sequelize'

import { outgoing, publish, publishAll } from '#api/kit/outbox/publish.ts'
import { commentChanged, threadChanged, type Comment, type CommentThread } from '#schema/comments/contract.ts'
import { documentRoom } from '#schema/rooms/room.ts'

/** A deleted row: its id, and the revision after its last one. */
type Gone = { id: string; revision: number; isGone: true }

/** Publishes a thread, or that it is gone, to everyone in the document. */
export const announceThread = (tx: Transaction, documentId: string, thread: CommentThread | Gone) =>
  publish(tx, threadChanged, {
    key: thread.id,
    revision: thread.revision,
    value: 'isGone' in thread ? null : thread,
    rooms: [documentRoom(documentId)],
  })

/** Publishes a comment, or that it is gone, to everyone in the document. */
export const announceComment = (tx: Transaction, documentId: string, comment: Comment | Gone) =>
  publish(tx, commentChanged, {
    key: comment.id,
    revision: comment.revision,
    value: 'isGone' in comment ? null : comment,
    rooms: [documentRoom(documentId)],
  })

/** Publishes comments on any documents. */
export const announceComments = (tx: Transaction, comments: readonly Comment[]) =>
  publishAll(
    tx,
    comments.map(comment =>
      outgoing(commentChanged, {
        key: comment.id,
        revision: comment.revision,
        value: comment,
        rooms: [documentRoom(comment.documentId)],
      }),
    ),
  )
