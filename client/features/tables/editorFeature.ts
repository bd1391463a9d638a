import type { EditorFeature } from '#client/editor/features/feature.ts'

import { TableEditing } from './plugin.ts'
import { useTables } from './useTables.tsx'

/** Tables: a button with a size picker, and tools while the caret is in one. */
export const tables: EditorFeature = {
  id: 'tables',
  extensions: () => [TableEditing],
  useContribution: useTables,
}
