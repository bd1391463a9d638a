import type { KeyboardEvent } from 'react'

/** The actions of a card's keys. */
export type CardActions = {
  /** Applies the choice with this number, the main one first. Returns false if there is none. */
  choose: (index: number) => boolean
  /** Goes to the next card, where Enter has nothing to choose. */
  goOn?: () => void
  dismiss: () => void
  close: () => void
  /** Further letters. Each returns false when it does not apply. */
  letters?: Readonly<Record<string, () => boolean>>
}

/** The same keys in every card: Enter and 1–3 choose, Delete dismisses, Escape closes. */
export function onCardKey(event: KeyboardEvent, actions: CardActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // A menu of the card is drawn elsewhere in the page and has its own keys.
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
  if (isUsed(event, actions)) event.preventDefault()
}

function isUsed(event: KeyboardEvent, { choose, goOn, dismiss, close, letters }: CardActions): boolean {
  const { key } = event
  // On a button of the card, Enter presses the button.
  if (key === 'Enter') {
    if (event.target !== event.currentTarget) return false
    const isChosen = choose(0)
    if (!isChosen) goOn?.()
    return isChosen || goOn !== undefined
  }
  if (/^[1-9]$/.test(key)) return choose(Number(key) - 1)
  switch (key) {
    case 'Delete':
    case 'Backspace':
      dismiss()
      return true
    case 'Escape':
      close()
      return true
    default:
      return letters?.[key.toLowerCase()]?.() ?? false
  }
}
