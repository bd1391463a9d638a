import type { EditorFeature } from '#client/editor/features/feature.ts'

import { LINK_KEY } from './keys.ts'

/** Links over the selection: a button in the toolbar and Ctrl+K. */
export const link: EditorFeature = {
  id: 'link',
  keys: [LINK_KEY],
  load: async () => (await import('./useLinkInEditor.tsx')).useLinkInEditor,
}
