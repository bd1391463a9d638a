import { atom } from 'jotai'
import * as z from 'zod/mini'

import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { Folder } from '#schema/documents/folders.ts'

/** The dialog about folders that is open over the list. */
export type FolderDialog =
  | { kind: 'create' }
  | { kind: 'rename'; folder: Folder }
  | { kind: 'delete'; folder: Folder }
  | { kind: 'move'; document: DocumentSummary }

export const folderDialog = atom<FolderDialog | null>(null)

/** The ids of the folders whose documents are hidden, on this device. */
export const closedFolders = storedAtom<readonly string[]>('folders-closed', z.array(z.string()), [])

/** Shows the documents of a folder, or hides them. */
export function setFolderOpen(id: string, open: boolean): void {
  const others = store.get(closedFolders).filter(other => other !== id)
  store.set(closedFolders, open ? others : [...others, id])
}
