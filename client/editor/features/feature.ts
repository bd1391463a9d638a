import type { AnyExtension } from '@tiptap/core'
import type { ReactNode } from 'react'

import type { CardSource } from '#client/editor/review/cards.ts'
import type { EditorSession } from '#client/editor/session.ts'

import type { KeyBinding } from './keys.ts'

/** A further tab of the review, such as the history of a document. */
export type ReviewPanel = { id: string; label: string; content: ReactNode }

/** The elements and actions of a feature in an open document. Every slot is optional. */
export type Contribution = {
  /**
   * Items in the text that await a decision. The queue shows those of all features in text order.
   */
  cards?: CardSource
  /** Shown in the queue above the cards, such as a running action. */
  aboveCards?: ReactNode
  /** Shown in the queue below the cards, such as the reason for an empty list. */
  belowCards?: ReactNode
  /** Further tabs of the review. */
  panels?: readonly ReviewPanel[]
  /** Buttons at the end of the toolbar. */
  toolbar?: ReactNode
  /** Elements that float over the text. `container` is the positioned element around the text. */
  floating?: (container: HTMLElement | null) => ReactNode
  /** Keys while the focus is in the text or in a floating element. */
  keys?: readonly KeyBinding[]
}

/**
 * A hook that runs while a document is open. Memoize its result: a new object is rendered again.
 */
export type UseContribution = (session: EditorSession) => Contribution

/** A feature of the editor. It is written in the feature's folder and listed once, in client/app. */
export type EditorFeature = {
  /** Unique among the features. */
  id: string
  /**
   * Extensions that the editor needs from the start: marks, decorations, state for the loaded part.
   */
  extensions?: () => AnyExtension[]
  /** When the rest is loaded: when a document is opened (default), or when the user first goes into its text. */
  when?: 'open' | 'focus'
  /** Loads the rest. */
  load: () => Promise<UseContribution>
}
