import { isFocusLost, MAIN_ID } from './focus.ts'

/** The surroundings of the focus before the focused element was removed. */
export type Lost = {
  /** The element, and those around it in the list, innermost first. The first ones are gone. */
  trail: readonly Element[]
  /** The items of the list in their order then, those inside others too. */
  items: readonly Element[]
}

type Options = {
  /** Selects the items. */
  items: string
  /** Returns where the focus goes. */
  next: (lost: Lost) => Element | null | undefined
}

const OVERLAY = '[role=dialog], [role=menu]'
/** Selects elements that take the focus when they are pressed. */
const FOCUSABLE = 'a[href], button, input, select, textarea, label, [tabindex], [contenteditable]'

/**
 * Moves the focus to another place in a list when the element in it that has the focus goes, by whomever
 * it was removed. A menu or a dialog of the list may still have the focus then: it moves after these have
 * closed, unless they return it. A user who has left the list is left alone. Returns a function that ends
 * this.
 */
export function keepFocus(list: Element, { items, next }: Options): () => void {
  let lost: Lost | null = null
  const remember = (element: Element) => {
    lost = { trail: trailOf(element, list), items: [...list.querySelectorAll(items)] }
  }
  const settle = () => {
    const [focused] = lost?.trail ?? []
    if (!lost || !focused) return
    if (focused.isConnected) return remember(focused)
    const { activeElement } = document
    // A sheet around the list takes the focus first.
    if (isFocusLost() || activeElement?.contains(list)) {
      const target = next(lost)
      lost = null
      if (target instanceof HTMLElement) target.focus()
      // The user goes on writing at the end.
      if (target instanceof HTMLTextAreaElement)
        target.setSelectionRange(target.value.length, target.value.length)
    } else if (!activeElement || !isOverlaid(activeElement)) lost = null
  }
  /** Whether an element is in a menu or a dialog, and the list is not: a sheet may be around both. */
  const isOverlaid = (element: Element) => {
    const overlay = element.closest(OVERLAY)
    return overlay !== null && !overlay.contains(list)
  }
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element)) return
    // A menu of a row may be drawn in the list.
    if (list.contains(target) && !isOverlaid(target)) return remember(target)
    // The page and a sheet take the focus when it is lost, such as by a dialog that has closed.
    const isFallback = relatedTarget === null && (target.id === MAIN_ID || target.contains(list))
    const [focused] = lost?.trail ?? []
    if (focused?.isConnected && !isFallback && !isOverlaid(target)) lost = null
    settle()
  }
  const onPress = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented || !(target instanceof Element) || isOverlaid(target)) return
    const taken = target.closest(FOCUSABLE)
    if (!taken || !list.contains(taken)) lost = null
  }
  const observer = new MutationObserver(settle)
  observer.observe(list, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  // Not `pointerdown`: a finger that scrolls leaves the focus where it is.
  document.addEventListener('mousedown', onPress)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('mousedown', onPress)
  }
}

function trailOf(element: Element, list: Element): Element[] {
  const trail: Element[] = []
  for (let each: Element | null = element; each && each !== list; each = each.parentElement) trail.push(each)
  return trail
}

/**
 * Returns the item next to the one that is gone: the one after it or else the one before it, or the other
 * way around. Without any in its own list, returns the item around it, or the nearest one.
 */
export function neighborOf({ trail, items }: Lost, selector: string, first = 'after'): Element | undefined {
  const at = trail.findIndex(element => element.matches(selector))
  const place = items.findIndex(item => item === trail[at])
  if (place < 0) return undefined
  const sides = [items.slice(place + 1), items.slice(0, place).toReversed()]
  const near = (first === 'after' ? sides : sides.toReversed())
    .flat()
    .filter(item => item.isConnected && item.matches(selector))
  const own = trail[at + 1]
  const around = trail.slice(at + 1).find(element => element.isConnected && element.matches(selector))
  return near.find(item => item.parentElement === own) ?? around ?? near[0]
}
