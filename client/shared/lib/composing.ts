/** The code of a key that an input method uses up. Safari ends a composition before its last key. */
const USED_UP = 229

type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** Returns whether a key belongs to an input method, such as the Enter that confirms a conversion. */
export const isComposing = (event: Key): boolean => event.isComposing || event.keyCode === USED_UP

/**
 * Keeps the keys of input methods from every handler of the page. The text of a document has its own
 * handler, which needs them.
 */
export function keepComposing(page: Window): void {
  const keep = (event: KeyboardEvent) => {
    const isInText =
      event.target instanceof Element && event.target.closest('[contenteditable=true]') !== null
    if (isComposing(event) && !isInText) event.stopPropagation()
  }
  page.addEventListener('keydown', keep, { capture: true })
  page.addEventListener('keyup', keep, { capture: true })
}
