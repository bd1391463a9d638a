/** Whether the keyboard of this device is one of a Mac. */
export const isApple = /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '')

/** Apple's order of the modifiers, and their signs. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['Alt', '⌥'],
  ['Shift', '⇧'],
  ['Ctrl', '⌘'],
]

/** Returns a shortcut as the keyboard of this device names it: `Ctrl+Shift+Z`, or `⇧⌘Z` on a Mac. */
export function shownKeys(keys: string, onApple = isApple): string {
  if (!onApple) return keys
  const pressed = keys.split('+')
  const signs = SIGNS.flatMap(([name, sign]) => (pressed.includes(name) ? [sign] : []))
  return signs.join('') + (pressed.at(-1) ?? '')
}
