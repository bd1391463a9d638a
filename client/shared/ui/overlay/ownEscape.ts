import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** The props of an element that has its own use for Escape. Things under it stay open. */
export const ownEscape = { 'data-own-escape': '' } as const

const OWN_ESCAPE = '[data-own-escape]'

/** Returns whether Escape, pressed here, belongs to the element. A search with a text clears itself. */
export function hasOwnEscape(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return true
  return target.closest(`${OWN_ESCAPE}, dialog`) !== null
}

/** Keeps an overlay open when Escape is pressed in a part of it that has its own use for the key. */
export function keepForOwnEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest(OWN_ESCAPE)) event.preventDefault()
}

/**
 * Returns a key handler that closes an overlay by Escape while a toast is shown: Radix then takes the
 * key for the toast alone, wherever the focus is.
 */
export const escapeUnderToast = (close: () => void) => (event: ReactKeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  if (event.target instanceof Element && event.target.closest(OWN_ESCAPE)) return
  event.preventDefault()
  close()
}
