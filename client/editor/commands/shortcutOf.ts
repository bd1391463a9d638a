import type { Command } from './command.ts'

const SHOWN: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
}

/** Returns the key of a binding as texts and `Kbd` write it: `Ctrl+Shift+F` for `Mod-Shift-f`. */
export const shortcutOf = (binding: string): string =>
  binding
    .split('-')
    .map(part => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+')

/** Returns the key of a command as it is shown, if it has one. */
export const shortcutOfCommand = ({ key, shortcut }: Command): string | undefined =>
  key === undefined ? shortcut : shortcutOf(key)
