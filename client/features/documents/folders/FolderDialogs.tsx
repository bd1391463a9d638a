import { useSetAtom } from 'jotai'
import type { RefObject } from 'react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import type { Folder } from '#schema/documents/folders.ts'
import { folders } from '#schema/messages/en/folders.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { useFolders } from '../queries.ts'
import { focusMoved } from './focusMoved.ts'
import { FolderForm } from './FolderForm.tsx'
import { MoveChoices } from './MoveChoices.tsx'
import { useCreateFolder, useDeleteFolder, useRenameFolder } from './mutations.ts'
import { folderDialog, type FolderDialog } from './state.ts'
import { useMove } from './useMove.ts'

const t = translator(folders)

type Props = {
  dialog: FolderDialog
  /** Gets the focus if the button that opened the dialog is gone. */
  focusOtherwise: RefObject<HTMLElement | null>
}

/** The dialogs that make, rename and delete a folder, and move a document. */
export function FolderDialogs({ dialog, focusOtherwise }: Props) {
  const setDialog = useSetAtom(folderDialog)
  const close = () => setDialog(null)
  const { data: known = [] } = useFolders()
  const { mutateAsync: create } = useCreateFolder()
  const { mutateAsync: rename } = useRenameFolder()
  const move = useMove()
  const frame = { open: true, onClose: close, focusOtherwise }
  switch (dialog.kind) {
    case 'create':
      return (
        <Dialog {...frame} title={t('newFolder')}>
          <FolderForm action={t('create')} save={async name => void (await create(name))} onDone={close} />
        </Dialog>
      )
    case 'rename': {
      const { id, name } = dialog.folder
      const save = async (wanted: string) => void (await rename({ id, name: wanted }))
      return (
        <Dialog {...frame} title={t('renameTitle')}>
          <FolderForm name={name} action={t('save')} save={save} onDone={close} />
        </Dialog>
      )
    }
    case 'delete':
      return <DeleteDialog folder={dialog.folder} {...frame} />
    case 'move': {
      const { document } = dialog
      const choose = async (folder: Folder | null) => {
        close()
        if (await move(document, folder)) focusMoved(document.id, folder?.id ?? null)
      }
      return (
        <Dialog {...frame} title={t('moveTitle')} description={document.title}>
          <MoveChoices
            folders={known}
            current={document.place.folderId}
            onChoose={folder => void choose(folder)}
          />
          <FolderForm
            action={t('create')}
            label={t('newFolder')}
            save={async name => choose(await create(name))}
            onDone={close}
          />
        </Dialog>
      )
    }
    default:
      return dialog satisfies never
  }
}

type DeleteProps = { folder: Folder; open: boolean; onClose: () => void } & Pick<Props, 'focusOtherwise'>

function DeleteDialog({ folder: { id, name }, ...frame }: DeleteProps) {
  const { mutateAsync: remove } = useDeleteFolder()
  const confirm = async () => {
    if (await attempt(remove(id), t('deleteFailed'), id))
      toast({ title: t('deleted'), description: t('deletedText') })
  }
  return (
    <ConfirmDialog
      {...frame}
      title={t('deleteTitle', { name: isolatedText(name) })}
      description={t('deleteText')}
      action={t('delete')}
      onConfirm={() => void confirm()}
    />
  )
}
