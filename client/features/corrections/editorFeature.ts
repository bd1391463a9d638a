import type { EditorFeature } from '#client/editor/features/feature.ts'
import { cardStepKeys } from '#client/editor/review/reviewKeys.ts'

import { Corrections } from './extension.ts'

/** Underlines mistakes, and their cards in the review queue and in the text. */
export const corrections: EditorFeature = {
  id: 'corrections',
  when: 'text',
  keys: cardStepKeys,
  extensions: () => [Corrections],
  load: async () => (await import('./useCorrectionsInEditor.tsx')).useCorrectionsInEditor,
}
