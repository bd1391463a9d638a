import type { EditorFeature } from '#client/editor/features/feature.ts'

/** Links over the selection: a button in the toolbar and Ctrl+K. */
export const link: EditorFeature = {
  id: 'link',
  load: async () => (await import('./useLinkInEditor.tsx')).useLinkInEditor,
}
