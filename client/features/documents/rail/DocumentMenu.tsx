import { Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { useLocation } from 'wouter'

import { attempt } from '#client/shared/lib/attempt.ts'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { mayManage } from '#schema/sharing/roles.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { documents } from '#schema/messages/en/documents.ts'

import { useRestoreDocument, useTrashDocument } from '../mutations.ts'

const t = translator(documents)

type Props = { document: DocumentSummary; open: boolean; onRename: () => void }

/** The menu of a document in the list. */
export function DocumentMenu({ document, open, onRename }: Props) {
  const moveToTrash = useMoveToTrash(document, open)
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t('more', { title: document.title })}
          className="focus-inset absolute right-0.5 inline-flex size-9 items-center justify-center rounded-lg text-ink-faint opacity-0 transition-opacity group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:right-0 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <Ellipsis className="size-4.5" aria-hidden />
        </button>
      }
    >
      <MenuItem icon={<PencilLine aria-hidden />} onSelect={onRename}>
        {t('rename')}
      </MenuItem>
      {mayManage(document.role) && (
        <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => void moveToTrash()}>
          {t('moveToTrash')}
        </MenuItem>
      )}
    </DropdownMenu>
  )
}

function useMoveToTrash({ id, title }: DocumentSummary, open: boolean): () => Promise<void> {
  const [, navigate] = useLocation()
  const { mutateAsync: trash } = useTrashDocument()
  const { mutateAsync: restore } = useRestoreDocument()
  const undo = async () => {
    const restored = await attempt(restore(id), t('restoreFailed'))
    if (restored && open) navigate(`/document/${id}`)
  }
  return async () => {
    if (!(await attempt(trash(id), t('trashFailed')))) return
    toast({
      title: t('movedToTrash'),
      description: title,
      action: { label: t('undo'), run: () => void undo() },
    })
    if (open) navigate('/')
  }
}
