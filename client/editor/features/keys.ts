import { isComposing } from '#client/shared/lib/composing.ts'

/** A key such as `Mod-j`, `Alt-Enter` or `Escape`; `Mod` is Ctrl or Cmd. */
export type KeyBinding = {
  key: string
  /** Returns whether the key was used; otherwise others may use it. `isRepeat`: it is held down. */
  run: (isRepeat: boolean) => boolean
}

/** The key of the shortcut sheet, on every screen. */
export const HELP_KEY = 'Mod-/'

/** The properties of a keyboard event that decide on its binding. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> &
  Partial<Pick<KeyboardEvent, 'code' | 'isComposing' | 'keyCode' | 'repeat'>>

/** Runs the bindings of a pressed key until one uses it. Returns whether one did. */
export function runKey(bindings: readonly KeyBinding[], pressed: Pressed): boolean {
  return bindings.some(({ key, run }) => isPressed(key, pressed) && run(pressed.repeat === true))
}

/** A letter of another script. On its layout, a shortcut is where the Latin letter would be. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u
/** A sign, which some layouts type with Shift: Ctrl+/ is Ctrl+Shift+7 on a German keyboard. */
const SIGN = /^[^\p{L}\p{N}\s]$/u

const PLACES: Readonly<Record<string, string>> = { '.': 'Period', '/': 'Slash', ',': 'Comma' }

/** Returns whether a pressed key, with exactly its modifiers, is the key of a binding. */
export function isPressed(binding: string, pressed: Pressed): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (isComposing({ isComposing: false, keyCode: 0, ...pressed })) return false
  const modifiers = binding.split('-')
  const name = modifiers.pop() ?? ''
  const isTyped = key.toLowerCase() === name.toLowerCase()
  // On a Mac, Cmd+Alt+F is the sign that Alt+F types. Elsewhere Ctrl+Alt is AltGr, which types.
  const isByPlace = OTHER_SCRIPT.test(key) || (metaKey && altKey)
  return (
    (isTyped || (isByPlace && code === (PLACES[name] ?? `Key${name.toUpperCase()}`))) &&
    (ctrlKey || metaKey) === modifiers.includes('Mod') &&
    altKey === modifiers.includes('Alt') &&
    (shiftKey === modifiers.includes('Shift') || (isTyped && SIGN.test(name)))
  )
}
