import type { EditorFeature } from '#client/editor/features/feature.ts'

import { modeKeys } from './keys.ts'

/** Editing or Viewing: a menu in the toolbar and its keys. */
export const editingMode: EditorFeature = {
  id: 'editing-mode',
  when: 'focus',
  keys: Object.values(modeKeys),
  load: async () => (await import('./useEditingMode.tsx')).useEditingMode,
}
