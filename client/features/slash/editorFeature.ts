import type { EditorFeature } from '#client/editor/features/feature.ts'

import { SlashTrigger } from './trigger.ts'

/** A menu of blocks that opens where a user types a slash. */
export const slash: EditorFeature = {
  id: 'slash',
  when: 'focus',
  extensions: () => [SlashTrigger],
  load: async () => (await import('./useSlash.tsx')).useSlash,
}
