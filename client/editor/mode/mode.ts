import { useAtomValue } from 'jotai'
import * as z from 'zod/mini'

import { onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'

/** Whether a user changes a document or only reads it. */
export type EditorMode = 'editing' | 'viewing'

/** The documents that are only viewed, by `placeOf`; kept on this device. */
const viewed = storedAtom<readonly string[]>('viewed-documents', z.array(z.string()), [])

onSignOut(() => {
  store.set(viewed, [])
  return Promise.resolve()
})

/** Returns the mode that a user has chosen for a document; at first Editing. */
export const useChosenMode = (place: string): EditorMode =>
  useAtomValue(viewed).includes(place) ? 'viewing' : 'editing'

/** Chooses the mode of a user's document. */
export function chooseMode(place: string, mode: EditorMode): void {
  const others = store.get(viewed).filter(other => other !== place)
  store.set(viewed, mode === 'viewing' ? [...others, place] : others)
}
