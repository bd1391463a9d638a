import type { AnyExtension } from '@tiptap/core'

import type { EditorSession } from '#client/editor/session.ts'

import type { Contribution } from './contribution.ts'

/**
 * A hook that runs while a document is open. Memoize its result: a new object is rendered again.
 */
export type UseContribution = (session: EditorSession) => Contribution

/**
 * A feature of the editor. It is written in the feature's folder and listed once, in client/app. Its
 * code is loaded with the document, so that each key and button works from the first moment. Only a
 * panel or a dialog that it opens may be loaded later.
 */
export type EditorFeature = {
  /** Unique among the features. */
  id: string
  /** Extensions that the editor needs: marks, decorations, state. */
  extensions?: () => AnyExtension[]
  /** Contributes the elements and actions of the feature. */
  useContribution: UseContribution
}
