import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useFonts } from './useFonts.tsx'

/** Pairs of fonts for a document. */
export const fonts: EditorFeature = { id: 'fonts', useContribution: useFonts }
