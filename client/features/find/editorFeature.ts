import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useFind } from './useFind.tsx'

/** Find and replace: Ctrl+F and Ctrl+H. */
export const find: EditorFeature = { id: 'find', useContribution: useFind }
