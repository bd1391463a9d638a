import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useSaveSnippet } from './useSaveSnippet.ts'

/** A command that makes a snippet of the selected text. */
export const saveSnippet: EditorFeature = { id: 'save-snippet', useContribution: useSaveSnippet }
