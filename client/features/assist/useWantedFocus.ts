import { useAtomValue, type Atom } from 'jotai'
import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus into a card when `wanted` is raised while the card is open. */
export function useWantedFocus(
  card: RefObject<HTMLElement | null>,
  active: boolean,
  focusWanted: Atom<number>,
): void {
  const wanted = useAtomValue(focusWanted)
  const answered = useRef(wanted)
  useEffect(() => {
    if (active && wanted !== answered.current) card.current?.focus()
    answered.current = wanted
  }, [card, active, wanted])
}
