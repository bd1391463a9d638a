import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import * as endpoints from '#schema/revisions/endpoints.ts'

import { readAgain, useRestoreRevision } from './queries.ts'

const t = translator(messages)

type Undo = { client: QueryClient; documentId: string; madeId: string }

/** Returns the version before another one, or null when that is not among the newest ones. */
async function versionBefore(documentId: string, revisionId: string): Promise<string | null> {
  const { revisions } = await call(endpoints.list, { params: { id: documentId }, query: {} })
  const at = revisions.findIndex(({ id }) => id === revisionId)
  return at < 0 ? null : (revisions[at + 1]?.id ?? null)
}

/** Restores the text from before a restore: each restore keeps it as the version before. */
async function undo({ client, documentId, madeId }: Undo): Promise<void> {
  const restoreBefore = async () => {
    const revisionId = await versionBefore(documentId, madeId)
    if (revisionId === null) return false
    await call(endpoints.restore, { params: { id: documentId, revisionId } })
    return true
  }
  const restoring = restoreBefore()
  if (!(await attempt(restoring, t('undoFailed'), documentId))) return
  if (await restoring) toast({ kind: 'success', title: t('undone') })
  else toast({ kind: 'error', title: t('undoFailed'), description: t('undoGone') })
  await readAgain(client, documentId)
}

/** Restores versions, and says in a toast what happened. Throws when it failed. */
export function useRestore(documentId: string) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error, reset } = useRestoreRevision(documentId)
  const restore = async (revisionId: string) => {
    const answer = await mutateAsync(revisionId)
    if ('pending' in answer) {
      toast({ title: t('pending'), description: t('pendingText') })
      return
    }
    if (answer.revision === null) {
      toast({ title: t('unchangedTitle'), description: t('unchangedText') })
      return
    }
    const { id: madeId } = answer.revision
    toast({
      kind: 'success',
      title: t('done'),
      description: t('doneText'),
      action: { label: t('undo'), run: () => void undo({ client, documentId, madeId }) },
    })
  }
  return { restore, isPending, error, reset }
}
