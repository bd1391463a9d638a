import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { Folder } from '#schema/documents/folders.ts'
import { folders } from '#schema/messages/en/folders.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { usePlaceDocument } from '../mutations.ts'
import { setFolderOpen } from './state.ts'

const t = translator(folders)

/**
 * Returns a function that moves a document into a folder, or out of all with null. A failure shows a
 * toast. Returns whether it succeeded.
 */
export function useMove() {
  const { mutateAsync: place } = usePlaceDocument()
  return async ({ id, title }: Pick<DocumentSummary, 'id' | 'title'>, folder: Folder | null) => {
    const moved = await attempt(place({ id, folderId: folder?.id ?? null }), t('moveFailed'), id)
    if (!moved) return false
    if (folder) setFolderOpen(folder.id, true)
    const name = isolatedText(title)
    const description = folder
      ? t('movedTo', { title: name, folder: isolatedText(folder.name) })
      : t('movedOut', { title: name })
    toast({ kind: 'success', title: t('moved'), description })
    return true
  }
}
