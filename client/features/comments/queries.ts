import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import type { EventInbox } from '#client/shared/live/inbox.ts'
import { useLiveConnection } from '#client/shared/live/LiveProvider.tsx'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import {
  commentChanged,
  threadChanged,
  type Comment,
  type CommentList,
  type CommentThread,
} from '#schema/comments/contract.ts'
import * as endpoints from '#schema/comments/endpoints.ts'
import type { AnswerOf, BodyOf } from '#schema/endpoints/endpoint.ts'
import type { OwnReactions } from '#schema/reactions/contract.ts'
import * as reactionEndpoints from '#schema/reactions/endpoints.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'

import { reactionsTo } from './patches.ts'

type ReactionList = AnswerOf<typeof reactionEndpoints.list>

export const COMMENTS_KEY = 'comments'

/** When the newest answered read of each list was begun, by the ids of the documents. */
const asked = new Map<string, number>()

export const commentsQuery = (documentId: string) =>
  queryOptions({
    queryKey: [COMMENTS_KEY, documentId],
    queryFn: async ({ signal }) => {
      const at = Date.now()
      const list = await call(endpoints.list, { params: { id: documentId } }, { signal })
      asked.set(documentId, at)
      return list
    },
  })

/** Returns when the read was begun whose answer a list has; 0 if that is not known. */
export function askedAt(client: QueryClient, documentId: string, list: CommentList): number {
  const state = client.getQueryState(commentsQuery(documentId).queryKey)
  return state?.data === list && state.fetchStatus === 'idle' ? (asked.get(documentId) ?? 0) : 0
}

export const reactionsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['reactions', documentId],
    queryFn: ({ signal }) => call(reactionEndpoints.list, { params: { id: documentId } }, { signal }),
  })

const room = (documentId: string) => roomName(documentRoom(documentId))

/** The threads and comments of a document. Events keep them up to date. */
export const useCommentList = (documentId: string) =>
  useLiveQuery(room(documentId), commentsQuery(documentId))

/** The reactions to a document or a comment on it. Events keep them up to date. */
export function useReactionsTo(documentId: string, targetId: string): OwnReactions | undefined {
  const select = useCallback(
    ({ targets }: ReactionList) => reactionsTo(targets, targetId) ?? null,
    [targetId],
  )
  return useLiveQuery(room(documentId), { ...reactionsQuery(documentId), select }).data ?? undefined
}

type Words = Pick<BodyOf<typeof endpoints.edit>, 'text' | 'mentions'>

/** The changes to the comments of a document. Each shows its result at once, before the event. */
export type CommentCalls = ReturnType<typeof commentCalls>

/**
 * `tell` takes what an answer says as an event about the same row. Each change is sent for its user: it is
 * refused if another one has signed in meanwhile.
 */
export function commentCalls(
  tell: EventInbox['tell'],
  { userId, documentId }: { userId: string; documentId: string },
) {
  const options = { as: userId }
  const showThread = (value: CommentThread) =>
    tell(threadChanged, { key: value.id, revision: value.revision, value })
  const showComment = (value: Comment) =>
    tell(commentChanged, { key: value.id, revision: value.revision, value })
  const edit = async (commentId: string, body: Words) =>
    showComment(await call(endpoints.edit, { params: { id: documentId, commentId }, body }, options))
  /** A repeated call answers with the comment of the first one, whose text may have been another. */
  const showSent = async (comment: Comment, { text, mentions }: Words) => {
    showComment(comment)
    if (comment.text !== text) await edit(comment.id, { text, mentions })
  }
  return {
    begin: async (body: BodyOf<typeof endpoints.begin>) => {
      const { thread, comment } = await call(endpoints.begin, { params: { id: documentId }, body }, options)
      showThread(thread)
      await showSent(comment, body)
    },
    reply: async (threadId: string, body: BodyOf<typeof endpoints.reply>) =>
      showSent(await call(endpoints.reply, { params: { id: documentId, threadId }, body }, options), body),
    edit,
    remove: async ({ id: commentId, threadId }: Pick<Comment, 'id' | 'threadId'>) => {
      await call(endpoints.remove, { params: { id: documentId, commentId } }, options)
      const gone = { key: commentId, revision: Infinity, value: null }
      tell(commentChanged, gone)
      if (commentId === threadId) tell(threadChanged, gone)
    },
    resolve: async (threadId: string) => {
      const thread = await call(endpoints.resolve, { params: { id: documentId, threadId } }, options)
      showThread(thread)
      return thread
    },
    reopen: async (threadId: string) =>
      showThread(await call(endpoints.reopen, { params: { id: documentId, threadId } }, options)),
  }
}

const nowhere = () => {}

export function useCommentCalls(documentId: string): CommentCalls {
  const tell = useLiveConnection()?.tell ?? nowhere
  const { id: userId } = useCurrentUser()
  return useMemo(() => commentCalls(tell, { userId, documentId }), [tell, userId, documentId])
}
