import type { EditorFeature } from '#client/editor/features/feature.ts'

import { findKeys } from './keys.ts'

/** Find and replace: Ctrl+F and Ctrl+H. */
export const find: EditorFeature = {
  id: 'find',
  when: 'focus',
  keys: [findKeys.find, findKeys.replace],
  load: async () => (await import('./useFind.tsx')).useFind,
}
