import type { QueryClient } from '@tanstack/react-query'

import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { commentChanged, threadChanged, type CommentList } from '#schema/comments/contract.ts'
import { ownReactionsChanged, reactionsChanged } from '#schema/reactions/contract.ts'

import { withComment, withOwn, withReactions, withThread } from './patches.ts'
import { COMMENTS_KEY, commentsQuery, reactionsQuery } from './queries.ts'

/** Changes the lists of a document; of all of them where a deleted row no longer names its own. */
function patch(client: QueryClient, documentId: string | null, change: (list: CommentList) => CommentList) {
  const queryKey = documentId === null ? [COMMENTS_KEY] : commentsQuery(documentId).queryKey
  client.setQueriesData<CommentList>({ queryKey }, list => list && change(list))
}

/** The deleted threads, by page: the list without one does not tell it from one that is not known yet. */
const deleted = new WeakMap<QueryClient, Set<string>>()

function deletedIn(client: QueryClient): Set<string> {
  const ids = deleted.get(client) ?? new Set()
  deleted.set(client, ids)
  return ids
}

/** Whether a thread is deleted, as far as the page has heard. */
export const isDeleted = (client: QueryClient, threadId: string): boolean => deletedIn(client).has(threadId)

/** Comments and reactions of everyone in a document. */
export const commentEvents = [
  onEvent(threadChanged, (client, change) => {
    if (!change.value) deletedIn(client).add(change.key)
    patch(client, change.value?.documentId ?? null, list => withThread(list, change))
  }),
  onEvent(commentChanged, (client, change) => {
    // A comment that arrives late has gone with its thread.
    if (change.value && deletedIn(client).has(change.value.threadId)) return
    patch(client, change.value?.documentId ?? null, list => withComment(list, change))
  }),
  onEvent(reactionsChanged, (client, { value }) => {
    if (!value) return
    const me = client.getQueryData(currentUserQuery.queryKey)?.id ?? ''
    client.setQueryData(
      reactionsQuery(value.documentId).queryKey,
      held => held && { targets: withReactions(held.targets, value, me) },
    )
  }),
  onEvent(ownReactionsChanged, (client, { value }) => {
    if (!value) return
    client.setQueryData(
      reactionsQuery(value.documentId).queryKey,
      held => held && { targets: withOwn(held.targets, value) },
    )
  }),
]
