import type { EditorFeature } from '#client/editor/features/feature.ts'

import { TABLE_TOOLS_KEY } from './keys.ts'
import { TableEditing } from './plugin.ts'

/** Tables: a button with a size picker, and tools while the caret is in one. */
export const tables: EditorFeature = {
  id: 'tables',
  when: 'focus',
  extensions: () => [TableEditing],
  keys: [TABLE_TOOLS_KEY],
  load: async () => (await import('./useTables.tsx')).useTables,
}
