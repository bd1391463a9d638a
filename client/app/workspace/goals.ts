import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useGoals } from './useGoals.tsx'

/**
 * How the document is checked, at the top of the review queue. Needs the corrections, which hear
 * its languages.
 */
export const goals: EditorFeature = { id: 'goals', useContribution: useGoals }
