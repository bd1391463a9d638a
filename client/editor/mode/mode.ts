import { useAtomValue } from 'jotai'
import * as z from 'zod/mini'

import { onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import { maySuggest, mayWrite, type Role } from '#schema/sharing/roles.ts'

/** Whether a user changes a document, suggests changes or only reads it. */
export type EditorMode = 'editing' | 'suggesting' | 'viewing'

/** The modes of documents that are not in Editing, by `placeOf`; kept on this device. */
const chosen = storedAtom('document-modes', z.record(z.string(), z.enum(['suggesting', 'viewing'])), {})

onSignOut(() => {
  store.set(chosen, {})
  return Promise.resolve()
})

/** Returns the mode of a user's document: the chosen one if the role allows it, or the strongest. */
export function useMode(place: string, role: Role): EditorMode {
  const wanted = useAtomValue(chosen)[place]
  const allowed = modesFor(role)
  return allowed.find(mode => mode === wanted) ?? allowed[0] ?? 'viewing'
}

const WRITING: readonly EditorMode[] = ['editing', 'suggesting', 'viewing']
const SUGGESTING: readonly EditorMode[] = ['suggesting', 'viewing']
const READING: readonly EditorMode[] = ['viewing']

/** Returns the modes that a role allows, the strongest first. */
export function modesFor(role: Role): readonly EditorMode[] {
  if (mayWrite(role)) return WRITING
  return maySuggest(role) ? SUGGESTING : READING
}

/** Chooses the mode of a user's document. */
export function chooseMode(place: string, mode: EditorMode): void {
  const { [place]: _before, ...others } = store.get(chosen)
  store.set(chosen, mode === 'editing' ? others : { ...others, [place]: mode })
}
