import type { EditorFeature } from '#client/editor/features/feature.ts'
import { cardStepKeys } from '#client/editor/review/reviewKeys.ts'
import type { QuotaExceeded } from '#schema/usage/contract.ts'

import { assistKeys } from './keys.ts'

type Options = {
  /** Reports an action that was refused because the user's queries are spent. */
  onQuotaExceeded: (quota: QuotaExceeded) => void
}

/** AI actions on a selection; their results wait as cards in the review queue. */
export const assist = ({ onQuotaExceeded }: Options): EditorFeature => ({
  id: 'assist',
  keys: [...Object.values(assistKeys), ...cardStepKeys],
  when: 'focus',
  load: async () => {
    const { useAssistInEditor } = await import('./useAssistInEditor.tsx')
    return session => useAssistInEditor(session, onQuotaExceeded)
  },
})
