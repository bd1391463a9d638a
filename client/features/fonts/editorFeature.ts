import type { EditorFeature } from '#client/editor/features/feature.ts'

import { APPLIED_KEY } from './appliedKey.ts'

/** Pairs of fonts for a document. Their code is loaded first only where some are applied. */
export const fonts: EditorFeature = {
  id: 'fonts',
  when: localStorage.getItem(APPLIED_KEY) ? 'open' : 'focus',
  load: async () => (await import('./useFonts.tsx')).useFonts,
}
