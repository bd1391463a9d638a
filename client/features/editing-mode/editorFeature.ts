import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useEditingMode } from './useEditingMode.tsx'

/** Editing, Suggesting or Viewing: a menu in the toolbar and its keys. */
export const editingMode: EditorFeature = { id: 'editing-mode', useContribution: useEditingMode }
