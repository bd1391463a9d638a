import type { EditorFeature } from '#client/editor/features/feature.ts'

import { FOCUS_KEY } from './keys.ts'

/** Focus mode: the text alone. Listed last: its Escape comes after those of all others. */
export const focus: EditorFeature = {
  id: 'focus-mode',
  when: 'focus',
  keys: [FOCUS_KEY],
  load: async () => (await import('./useFocusMode.tsx')).useFocusMode,
}
