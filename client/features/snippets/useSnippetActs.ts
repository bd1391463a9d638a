import { useLocation } from 'wouter'

import { attempt } from '#client/shared/lib/attempt.ts'
import { isCopied } from '#client/shared/lib/clipboard.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { snippets } from '#schema/messages/en/snippets.ts'
import type { SnippetItem } from '#schema/snippets/contract.ts'

import { useDeleteSnippet, useDuplicateSnippet, useRestoreSnippet, useTrashSnippet } from './queries.ts'

const t = translator(snippets)

/** Returns the actions on a snippet. A failure shows a toast. */
export function useSnippetActs({ id, title, shareCode }: Pick<SnippetItem, 'id' | 'title' | 'shareCode'>) {
  const [, navigate] = useLocation()
  const copying = useDuplicateSnippet()
  const trashing = useTrashSnippet()
  const restoring = useRestoreSnippet()
  const deleting = useDeleteSnippet()
  const bringBack = () => attempt(restoring.mutateAsync(id), t('restoreFailed'), id)
  const duplicate = async () => {
    const made = copying.mutateAsync(id)
    if (!(await attempt(made, t('duplicateFailed'), id))) return
    navigate(`${KINDS.snippet.path}/${(await made).id}`)
  }
  const moveToTrash = async () => {
    if (!(await attempt(trashing.mutateAsync(id), t('trashFailed'), id))) return
    const action = { label: t('undo'), run: () => void bringBack() }
    toast({ title: t('movedToTrash'), description: title, action })
  }
  const restore = async () => {
    if (await bringBack()) toast({ kind: 'success', title: t('restored'), description: title })
  }
  const remove = async () => {
    const isDone = await attempt(deleting.mutateAsync(id), t('deleteFailed'), id)
    if (isDone) toast({ title: t('deleted'), description: title })
  }
  const copyLink = async () => {
    const copying = navigator.clipboard.writeText(`${window.location.origin}/snippet/${shareCode}`)
    if (await isCopied(copying)) toast({ kind: 'success', title: t('linkCopied'), description: title })
  }
  return {
    /** Puts the address of the snippet's page on the clipboard. */
    copyLink: () => void copyLink(),
    /** Copies the snippet and opens the copy. */
    duplicate: () => void duplicate(),
    moveToTrash: () => void moveToTrash(),
    restore: () => void restore(),
    /** Permanently deletes it. */
    remove: () => void remove(),
  }
}
