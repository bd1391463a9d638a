import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import type { Comment, CommentList, CommentThread } from '#schema/comments/contract.ts'
import * as endpoints from '#schema/comments/endpoints.ts'
import type { BodyOf } from '#schema/endpoints/endpoint.ts'
import * as reactionEndpoints from '#schema/reactions/endpoints.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'

import { withComment, withThread } from './patches.ts'

export const COMMENTS_KEY = 'comments'

export const commentsQuery = (documentId: string) =>
  queryOptions({
    queryKey: [COMMENTS_KEY, documentId],
    queryFn: ({ signal }) => call(endpoints.list, { params: { id: documentId } }, { signal }),
  })

export const reactionsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['reactions', documentId],
    queryFn: ({ signal }) => call(reactionEndpoints.list, { params: { id: documentId } }, { signal }),
  })

const room = (documentId: string) => roomName(documentRoom(documentId))

/** The threads and comments of a document. Events keep them up to date. */
export const useCommentList = (documentId: string) =>
  useLiveQuery(room(documentId), commentsQuery(documentId))

/** The reactions to a document and its comments. Events keep them up to date. */
export const useReactionList = (documentId: string) =>
  useLiveQuery(room(documentId), reactionsQuery(documentId))

type Words = Pick<BodyOf<typeof endpoints.edit>, 'text' | 'mentions'>

/** The changes to the comments of a document. Each shows its result at once, before the event. */
export type CommentCalls = ReturnType<typeof commentCalls>

export function commentCalls(client: QueryClient, documentId: string) {
  const patch = (change: (list: CommentList) => CommentList) =>
    client.setQueryData(commentsQuery(documentId).queryKey, list => list && change(list))
  const showThread = (value: CommentThread) =>
    patch(list => withThread(list, { key: value.id, revision: value.revision, value }))
  const showComment = (value: Comment) =>
    patch(list => withComment(list, { key: value.id, revision: value.revision, value }))
  const edit = async (commentId: string, body: Words) =>
    showComment(await call(endpoints.edit, { params: { id: documentId, commentId }, body }))
  /** A repeated call answers with the comment of the first one, whose text may have been another. */
  const showSent = async (comment: Comment, { text, mentions }: Words) => {
    showComment(comment)
    if (comment.text !== text) await edit(comment.id, { text, mentions })
  }
  return {
    begin: async (body: BodyOf<typeof endpoints.begin>) => {
      const { thread, comment } = await call(endpoints.begin, { params: { id: documentId }, body })
      showThread(thread)
      await showSent(comment, body)
    },
    reply: async (threadId: string, body: BodyOf<typeof endpoints.reply>) =>
      showSent(await call(endpoints.reply, { params: { id: documentId, threadId }, body }), body),
    edit,
    remove: async ({ id: commentId, threadId }: Pick<Comment, 'id' | 'threadId'>) => {
      await call(endpoints.remove, { params: { id: documentId, commentId } })
      const gone = { revision: Infinity, value: null }
      patch(list =>
        commentId === threadId
          ? withThread(list, { ...gone, key: threadId })
          : withComment(list, { ...gone, key: commentId }),
      )
    },
    resolve: async (threadId: string) =>
      showThread(await call(endpoints.resolve, { params: { id: documentId, threadId } })),
    reopen: async (threadId: string) =>
      showThread(await call(endpoints.reopen, { params: { id: documentId, threadId } })),
  }
}

export function useCommentCalls(documentId: string): CommentCalls {
  const client = useQueryClient()
  return useMemo(() => commentCalls(client, documentId), [client, documentId])
}
