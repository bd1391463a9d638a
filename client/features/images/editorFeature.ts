import type { EditorFeature } from '#client/editor/features/feature.ts'

/** Images of a document: a button that adds them, and the tools of a selected one. */
export const images: EditorFeature = {
  id: 'images',
  when: 'focus',
  load: async () => (await import('./useImages.tsx')).useImages,
}
