import type { EditorFeature } from '#client/editor/features/feature.ts'

import { HISTORY_KEY } from './keys.ts'

/** The version history of the open document. */
export const revisions: EditorFeature = {
  id: 'revisions',
  when: 'focus',
  keys: [HISTORY_KEY],
  load: async () => (await import('./useRevisions.tsx')).useRevisions,
}
