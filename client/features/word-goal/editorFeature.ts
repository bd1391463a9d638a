import type { EditorFeature } from '#client/editor/features/feature.ts'

/** The word count of the open document, and a goal for it. */
export const wordGoal: EditorFeature = {
  id: 'word-goal',
  when: 'focus',
  load: async () => (await import('./useWordGoal.tsx')).useWordGoal,
}
