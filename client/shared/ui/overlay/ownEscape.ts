/** The props of an element that has its own use for Escape. Things under it stay open. */
export const ownEscape = { 'data-own-escape': '' } as const

const OWN_ESCAPE = '[data-own-escape]'

/** Returns whether Escape, pressed here, belongs to the element. A search with a text clears itself. */
export function hasOwnEscape(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return true
  return target.closest(`${OWN_ESCAPE}, dialog`) !== null
}

/** Returns whether the element has its own use for Escape, or is in a part that has. */
export const isInOwnEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_ESCAPE) !== null
