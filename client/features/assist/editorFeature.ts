import type { EditorFeature } from '#client/editor/features/feature.ts'
import type { QuotaExceeded } from '#schema/usage/contract.ts'

import { useAssistInEditor } from './useAssistInEditor.tsx'

type Options = {
  /** Reports an action that was refused because the user's queries are spent. */
  onQuotaExceeded: (quota: QuotaExceeded) => void
}

/** AI actions on a selection; their results wait as cards in the review queue. */
export const assist = ({ onQuotaExceeded }: Options): EditorFeature => ({
  id: 'assist',
  useContribution: session => useAssistInEditor(session, onQuotaExceeded),
})
