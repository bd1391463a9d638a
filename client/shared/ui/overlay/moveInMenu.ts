import type { KeyboardEvent } from 'react'

const TARGETS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: index => Math.max(index - 1, 0),
  Home: () => 0,
  PageUp: () => 0,
  End: (_index, last) => last,
  PageDown: (_index, last) => last,
}

/**
 * Moves the focus between the items of a menu in the same moment as the key. The library moves it
 * after a timer, which the next key may overtake: that key would act on the item before.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const target = TARGETS[event.key]
  if (!target || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])'),
  ]
  const index = items.findIndex(item => item === event.target)
  // The library leads from the menu itself to its first or last item at once.
  if (index < 0) return
  event.preventDefault()
  items[target(index, items.length - 1)]?.focus()
}
