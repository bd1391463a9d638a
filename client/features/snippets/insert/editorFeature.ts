import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useInsertSnippet } from './useInsertSnippet.tsx'

/** A command that puts the text of a snippet at the caret. */
export const insertSnippet: EditorFeature = { id: 'insert-snippet', useContribution: useInsertSnippet }
