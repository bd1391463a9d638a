import { useEffect, type RefObject } from 'react'

import { keepFocus, neighborOf, type Lost } from './keptFocus.ts'

/**
 * Keeps the focus in a list whose rows go: see {@link keepFocus}. `next` and `items` are constants of the
 * list.
 */
export function useKeptFocus(
  list: RefObject<Element | null>,
  items: string,
  next: (lost: Lost, list: Element) => Element | null | undefined,
): void {
  useEffect(() => {
    const { current } = list
    return current ? keepFocus(current, { items, next: lost => next(lost, current) }) : undefined
  }, [list, items, next])
}

/** Returns the first control of the row next to one that is gone. */
export const rowAfter = (lost: Lost): Element | null | undefined =>
  neighborOf(lost, 'li')?.querySelector('a[href], button')

/** Returns the tab whose panel an element is in. */
export function tabOf(element: Element): Element | null {
  const id = element.closest('[role=tabpanel]')?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}
