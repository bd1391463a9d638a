import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { dismissToast, isToastOpen, toast } from '#client/shared/ui/feedback/toast.ts'
import type { CommentThread } from '#schema/comments/contract.ts'
import { threads } from '#schema/messages/en/threads.ts'

import { commentsQuery, useCommentCalls } from './queries.ts'

const t = translator(threads)

/** Returns functions that resolve a thread, which can be undone, and reopen it. A failure shows a toast. */
export function useResolve(documentId: string) {
  const { id: me } = useCurrentUser()
  const calls = useCommentCalls(documentId)
  const client = useQueryClient()
  const reopen = (id: string) => attempt(calls.reopen(id), t('reopenFailed'), id)
  const resolve = async (id: string) => {
    const resolving = calls.resolve(id)
    if (await attempt(resolving, t('resolveFailed'), id))
      offerReopening(client, await resolving, me, () => void reopen(id))
  }
  return { resolve, reopen }
}

/**
 * Someone else may have resolved the thread first: then there is nothing to undo. The next change of it
 * by anyone withdraws the offer, since Undo would be about that one.
 */
export function offerReopening(
  client: QueryClient,
  { id, documentId, revision, resolved }: Pick<CommentThread, 'id' | 'documentId' | 'revision' | 'resolved'>,
  me: string,
  reopen: () => void,
): void {
  if (resolved?.by?.userId !== me) return
  const offer = toast({
    kind: 'success',
    title: t('resolvedToast'),
    action: { label: t('undo'), run: reopen },
  })
  const { queryKey } = commentsQuery(documentId)
  const hasChanged = () => {
    const list = client.getQueryData(queryKey)
    return list !== undefined && list.threads.find(thread => thread.id === id)?.revision !== revision
  }
  const stop = client.getQueryCache().subscribe(() => {
    if (isToastOpen(offer) && !hasChanged()) return
    stop()
    dismissToast(offer)
  })
}
