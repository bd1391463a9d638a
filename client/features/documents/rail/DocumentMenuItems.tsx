import { Copy, FolderInput, PencilLine, Star, StarOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'

import { attempt } from '#client/shared/lib/attempt.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { trash } from '#schema/messages/en/trash.ts'
import { mayManage, mayRename } from '#schema/sharing/roles.ts'

import { folderDialog } from '../folders/state.ts'
import { useDuplicateDocument, usePlaceDocument, useRestoreDocument, useTrashDocument } from '../mutations.ts'
import { showNew } from './view.ts'

const t = translator(trash)

type Props = {
  trigger: ReactNode
  document: DocumentSummary
  open: boolean
  onRename: () => void
  onChosen: (() => void) | undefined
}

/** The items of a document's menu. */
export function DocumentMenuItems({ trigger, document, open, onRename, onChosen }: Props) {
  const { starred } = document.place
  const setStar = useStar(document)
  const duplicate = useDuplicate(document, onChosen)
  const moveToTrash = useMoveToTrash(document, open)
  return (
    <DropdownMenu align="start" trigger={trigger}>
      {mayRename(document.role) && (
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={onRename}>
          {t('rename')}
        </MenuItem>
      )}
      <MenuItem
        icon={starred ? <StarOff aria-hidden /> : <Star aria-hidden />}
        onSelect={() => void setStar(!starred)}
      >
        {starred ? t('unstar') : t('star')}
      </MenuItem>
      <MenuItem
        icon={<FolderInput aria-hidden />}
        onSelect={() => store.set(folderDialog, { kind: 'move', document })}
      >
        {t('moveToFolder')}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => void duplicate()}>
        {t('duplicate')}
      </MenuItem>
      {mayManage(document.role) && (
        <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => void moveToTrash()}>
          {t('moveToTrash')}
        </MenuItem>
      )}
    </DropdownMenu>
  )
}

function useStar({ id }: DocumentSummary): (starred: boolean) => Promise<unknown> {
  const { mutateAsync: place } = usePlaceDocument()
  return starred => attempt(place({ id, starred }), t('starFailed'), id)
}

/** Copies the document and opens the copy. */
function useDuplicate({ id }: DocumentSummary, onChosen: Props['onChosen']): () => Promise<void> {
  const [, navigate] = useLocation()
  const { mutateAsync: duplicate } = useDuplicateDocument()
  return async () => {
    const made = duplicate(id)
    if (!(await attempt(made, t('duplicateFailed'), id))) return
    showNew()
    onChosen?.()
    navigate(`/document/${(await made).id}`)
  }
}

function useMoveToTrash({ id, title }: DocumentSummary, open: boolean): () => Promise<void> {
  const [, navigate] = useLocation()
  const { mutateAsync: trash } = useTrashDocument()
  const { mutateAsync: restore } = useRestoreDocument()
  const undo = async () => {
    const restored = await attempt(restore(id), t('restoreFailed'), id)
    if (restored && open) navigate(`/document/${id}`)
  }
  return async () => {
    if (!(await attempt(trash(id), t('trashFailed'), id))) return
    toast({
      title: t('movedToTrash'),
      description: title,
      action: { label: t('undo'), run: () => void undo() },
    })
    if (open) navigate('/')
  }
}
