import type { EditorFeature } from '#client/editor/features/feature.ts'

import { CommentMarks } from './marks.ts'
import { useComments } from './useComments.tsx'

/** Comments on the text of a document, as a tab of the review, and their marks in the text. */
export const comments: EditorFeature = {
  id: 'comments',
  extensions: () => [CommentMarks],
  useContribution: useComments,
}
