import { atom } from 'jotai'

import type { EditorSession } from '#client/editor/session.ts'

/** The document that is open in this tab, for the command palette; null on other screens. */
export const openSession = atom<EditorSession | null>(null)
