import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useRevisions } from './useRevisions.tsx'

/** The version history of the open document. */
export const revisions: EditorFeature = { id: 'revisions', useContribution: useRevisions }
