import { useLayoutEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react'

import { isInOwnEscape } from './ownEscape.ts'

/** The dialogs and sheets that are open, the newest last. */
const open: { close: () => void }[] = []

/**
 * Returns the props of a dialog's content that let Escape close the newest of those that are open.
 * Radix knows a new one only some frames after it is drawn, and closes the one under it until then.
 * While a toast is shown, Radix takes the key for the toast alone, wherever the focus is.
 */
export function useEscape(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const entry = { close: () => latest.current() }
    open.push(entry)
    return () => {
      open.splice(open.indexOf(entry), 1)
    }
  }, [isOpen])

  const closeNewest = (event: KeyboardEvent | ReactKeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (isInOwnEscape(event.target)) return
    event.preventDefault()
    open.at(-1)?.close()
  }
  return {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      // Prevented, too, where a part of the dialog has its own use for the key: Radix then keeps the dialog open.
      closeNewest(event)
      event.preventDefault()
    },
    onKeyDown: closeNewest,
  }
}
