import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useFocusMode } from './useFocusMode.tsx'

/** Focus mode: the text alone. Listed last: its Escape comes after those of all others. */
export const focus: EditorFeature = { id: 'focus-mode', useContribution: useFocusMode }
