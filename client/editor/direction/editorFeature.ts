import type { EditorFeature } from '#client/editor/features/feature.ts'

/** The direction of lines that have no letters yet. */
export const direction: EditorFeature = {
  id: 'direction',
  when: 'focus',
  load: async () => (await import('./useDirectionInEditor.ts')).useDirectionInEditor,
}
