import type { EditorFeature } from '#client/editor/features/feature.ts'

import { OUTLINE_KEY } from './keys.ts'

/** The headings of the open document, as a tab of the review. */
export const outline: EditorFeature = {
  id: 'outline',
  when: 'focus',
  keys: [OUTLINE_KEY],
  load: async () => (await import('./useOutline.tsx')).useOutline,
}
