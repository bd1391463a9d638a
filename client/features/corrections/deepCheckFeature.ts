import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useDeepCheckInEditor } from './deep/useDeepCheckInEditor.tsx'

/** A check by the AI provider, on request. Needs the corrections, which show what it finds. */
export const deepCheck: EditorFeature = {
  id: 'deep-check',
  useContribution: useDeepCheckInEditor,
}
