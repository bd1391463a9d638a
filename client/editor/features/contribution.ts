import type { Atom } from 'jotai'
import type { ReactNode } from 'react'

import type { Command } from '#client/editor/commands/command.ts'
import type { CardSource } from '#client/editor/review/cards.ts'

import type { KeyBinding } from './keys.ts'

/** A further tab of the review, such as the history of a document. */
export type ReviewPanel = {
  id: string
  label: string
  content: ReactNode
  /** The number of the user's texts in it that wait to be sent. */
  waiting?: Atom<number>
}

/** `content` gets the positioned element that holds the text. */
type SelectionTool = {
  content: (container: HTMLElement) => ReactNode
  /** Whether the menu stays without the focus in the text, such as while a menu of it is open. */
  isHeld?: boolean
}

/** The elements and actions of a feature in an open document. Every slot is optional. */
export type Contribution = {
  /**
   * Items in the text that await a decision. The queue shows those of all features in text order.
   */
  cards?: CardSource
  /** Shown in the queue above the cards, such as a running check. */
  aboveCards?: ReactNode
  /** Shown in the queue below the cards, such as the reason for an empty list. */
  belowCards?: ReactNode
  /** Further tabs of the review. */
  panels?: readonly ReviewPanel[]
  /** Buttons of the menu over a selection, such as those of AI actions. */
  selectionTool?: SelectionTool
  /** A button of the toolbar that adds something to the text, such as a table. */
  insertTool?: ReactNode
  /** A button of the toolbar about the whole text, such as the search. */
  viewTool?: ReactNode
  /** Shown in the bar with the title, such as the number of words. */
  status?: ReactNode
  /** A bar between the toolbar and the text. */
  above?: ReactNode
  /** Elements that float over the text. `container` is the positioned element around the text. */
  floating?: (container: HTMLElement | null) => ReactNode
  /**
   * Actions that the command palette offers, and whose keys the shortcut sheet lists. Their keys work
   * while the focus is in the text, in a floating element or nowhere.
   */
  commands?: readonly Command[]
  /** Keys that work in the same places and are no commands. Escape also works elsewhere, after everything above the text. */
  keys?: readonly KeyBinding[]
}
