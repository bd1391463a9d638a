import type { Atom } from 'jotai'
import type { ReactNode } from 'react'

/** A card of the review queue. The same object as long as it looks the same. */
export type ReviewCard = {
  /** Unique among the cards of all features, and the same for as long as the card is there. */
  id: string
  /** Draws the card. `open` opens it and moves the focus into it. */
  draw: (active: boolean, open: () => void) => ReactNode
}

/** Where a card belongs in the text now. */
export type CardPlace = { id: string; from: number; to: number }

/** Where a card was opened from: next to the text, or in the list. It opens in the same place. */
export type CardOrigin = 'text' | 'list'

/** The cards of one feature. */
export type CardSource = {
  /** In text order. */
  cards: Atom<readonly ReviewCard[]>
  /** How many there are with those that a filter leaves out. By default none is left out. */
  count?: Atom<number>
  /** Id of the open card; null when none of this feature's cards is open. */
  active: Atom<string | null>
  /** The places of the cards now, in text order. */
  places: () => readonly CardPlace[]
  /** Opens a card and scrolls to its text; null closes the open one. */
  open: (id: string | null, from: CardOrigin) => void
  /** Moves the focus into the open card. */
  focus: () => void
}
