import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useWordGoal } from './useWordGoal.tsx'

/** The word count of the open document, and a goal for it. */
export const wordGoal: EditorFeature = { id: 'word-goal', useContribution: useWordGoal }
