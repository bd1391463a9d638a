import type { AnyExtension } from '@tiptap/core'
import type { ReactNode } from 'react'

import type { CardSource } from '#client/editor/review/cards.ts'
import type { EditorSession } from '#client/editor/session.ts'

import type { KeyBinding } from './keys.ts'

/** A further tab of the review, such as the history of a document. */
export type ReviewPanel = { id: string; label: string; content: ReactNode }

/** What a feature shows and does in an open document. Every slot is optional. */
export type Contribution = {
  /** Things in the text that wait for a decision. The queue shows those of all features in text order. */
  cards?: CardSource
  /** Shown in the queue above the cards, such as what is running. */
  aboveCards?: ReactNode
  /** Shown in the queue below the cards, such as why there are none. */
  belowCards?: ReactNode
  /** Further tabs of the review. */
  panels?: readonly ReviewPanel[]
  /** Buttons at the end of the toolbar. */
  toolbar?: ReactNode
  /** What floats over the text. `container` is the positioned element that holds the text. */
  floating?: (container: HTMLElement | null) => ReactNode
  /** Keys while the focus is in the text or in what floats over it. */
  keys?: readonly KeyBinding[]
}

/** A hook that runs for as long as a document is open. Memoize what it returns: a new object is shown again. */
export type UseContribution = (session: EditorSession) => Contribution

/** A feature of the editor. It is written in the feature's folder and listed once, in client/app. */
export type EditorFeature = {
  /** Unique among the features. */
  id: string
  /** What has to be in the editor from its first moment: marks, decorations, state that the loaded part reads. */
  extensions?: () => AnyExtension[]
  /** Loads the rest when the first document is opened. */
  load: () => Promise<UseContribution>
}
