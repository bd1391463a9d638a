import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useAssistInEditor } from './useAssistInEditor.tsx'

/** AI actions on a selection; their results wait as cards in the review queue. */
export const assist: EditorFeature = {
  id: 'assist',
  useContribution: useAssistInEditor,
}
