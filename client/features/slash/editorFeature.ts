import type { EditorFeature } from '#client/editor/features/feature.ts'

import { SlashTrigger } from './trigger.ts'
import { useSlash } from './useSlash.tsx'

/** A menu of blocks that opens where a user types a slash. */
export const slash: EditorFeature = {
  id: 'slash',
  extensions: () => [SlashTrigger],
  useContribution: useSlash,
}
