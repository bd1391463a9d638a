import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useOutline } from './useOutline.tsx'

/** The headings of the open document, as a tab of the review. */
export const outline: EditorFeature = { id: 'outline', useContribution: useOutline }
