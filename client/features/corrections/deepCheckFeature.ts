import type { EditorFeature } from '#client/editor/features/feature.ts'
import type { QuotaExceeded } from '#schema/usage/contract.ts'

import { useDeepCheckInEditor } from './deep/useDeepCheckInEditor.tsx'

type Options = {
  /** Reports a check that was refused because the user's queries are spent. */
  onQuotaExceeded: (quota: QuotaExceeded) => void
}

/** A check by the AI provider, on request. Needs the corrections, which show what it finds. */
export const deepCheck = ({ onQuotaExceeded }: Options): EditorFeature => ({
  id: 'deep-check',
  useContribution: session => useDeepCheckInEditor(session, onQuotaExceeded),
})
