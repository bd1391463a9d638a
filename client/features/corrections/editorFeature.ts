import type { EditorFeature } from '#client/editor/features/feature.ts'

import { Corrections } from './extension.ts'
import { useCorrectionsInEditor } from './useCorrectionsInEditor.tsx'

/** Underlines mistakes, and their cards in the review queue and in the text. */
export const corrections: EditorFeature = {
  id: 'corrections',
  extensions: () => [Corrections],
  useContribution: useCorrectionsInEditor,
}
