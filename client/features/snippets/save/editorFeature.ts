import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useSaveSnippet } from './useSaveSnippet.tsx'

/** A command and a button over the selection that make a snippet of it. */
export const saveSnippet: EditorFeature = { id: 'save-snippet', useContribution: useSaveSnippet }
