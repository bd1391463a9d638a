import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useDecided } from './decided/useDecided.tsx'

/** The words and dismissals of a document. Needs the corrections, which find what is dismissed. */
export const decided: EditorFeature = { id: 'decided', useContribution: useDecided }
