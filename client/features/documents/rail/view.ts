import { atom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import { documentOrder as orders, type DocumentOrder, type DocumentPart } from '#schema/documents/contract.ts'

/** The part of the documents that the list shows, until the page is left. */
export const shownPart = atom<DocumentPart>('all')

/** Shows a new document, which is neither shared nor starred. */
export function showNew(): void {
  if (store.get(shownPart) !== 'mine') store.set(shownPart, 'all')
}

/** The order of the list, on this device. */
export const documentOrder = storedAtom<DocumentOrder>('documents-order', orders, 'edited')
