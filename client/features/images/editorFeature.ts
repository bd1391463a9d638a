import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useImages } from './useImages.tsx'

/** Images of a document: a button that adds them, and the tools of a selected one. */
export const images: EditorFeature = { id: 'images', useContribution: useImages }
