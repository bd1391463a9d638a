/** A key such as `Mod-j`, `Alt-Enter` or `Escape`; `Mod` is Ctrl or Cmd. */
export type KeyBinding = {
  key: string
  /** Returns whether the key was used; otherwise others may use it. */
  run: () => boolean
}

/** The properties of a keyboard event that decide on its binding. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Runs the bindings of a pressed key until one uses it. Returns whether one did. */
export function runKey(bindings: readonly KeyBinding[], pressed: Pressed): boolean {
  return bindings.some(({ key, run }) => isPressed(key, pressed) && run())
}

/** Returns whether a pressed key, with exactly its modifiers, is the key of a binding. */
export function isPressed(binding: string, { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const modifiers = binding.split('-')
  const name = modifiers.pop() ?? ''
  return (
    key.toLowerCase() === name.toLowerCase() &&
    (ctrlKey || metaKey) === modifiers.includes('Mod') &&
    altKey === modifiers.includes('Alt') &&
    shiftKey === modifiers.includes('Shift')
  )
}
