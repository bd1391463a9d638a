/** A key such as `Mod-j`, `Alt-Enter` or `Escape`; `Mod` is Ctrl or Cmd. */
export type KeyBinding = {
  key: string
  /** Returns whether the key was used; otherwise others may use it. */
  run: () => boolean
}

/** The properties of a keyboard event that decide on its binding. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  code?: string
}

/** Runs the bindings of a pressed key until one uses it. Returns whether one did. */
export function runKey(bindings: readonly KeyBinding[], pressed: Pressed): boolean {
  return bindings.some(({ key, run }) => isPressed(key, pressed) && run())
}

/** Returns whether a pressed key, with exactly its modifiers, is the key of a binding. */
export function isPressed(binding: string, pressed: Pressed): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed
  const modifiers = binding.split('-')
  const name = modifiers.pop() ?? ''
  return (
    // On a Mac, Cmd+Alt+F is the sign that Alt+F types. Elsewhere Ctrl+Alt is AltGr, which types.
    (key.toLowerCase() === name.toLowerCase() ||
      (metaKey && altKey && code === `Key${name.toUpperCase()}`)) &&
    (ctrlKey || metaKey) === modifiers.includes('Mod') &&
    altKey === modifiers.includes('Alt') &&
    shiftKey === modifiers.includes('Shift')
  )
}
