import { useAtomValue } from 'jotai'
import * as z from 'zod/mini'

import { onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'

/** Whether a user changes a document, suggests changes or only reads it. */
export type EditorMode = 'editing' | 'suggesting' | 'viewing'

/** The modes of documents that are not in Editing, by `placeOf`; kept on this device. */
const chosen = storedAtom('document-modes', z.record(z.string(), z.enum(['suggesting', 'viewing'])), {})

onSignOut(() => {
  store.set(chosen, {})
  return Promise.resolve()
})

/** Returns the mode that a user has chosen for a document; at first Editing. */
export const useChosenMode = (place: string): EditorMode => useAtomValue(chosen)[place] ?? 'editing'

/** Chooses the mode of a user's document. */
export function chooseMode(place: string, mode: EditorMode): void {
  const { [place]: _before, ...others } = store.get(chosen)
  store.set(chosen, mode === 'editing' ? others : { ...others, [place]: mode })
}
