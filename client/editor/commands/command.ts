import type { LucideIcon } from 'lucide-react'

/** The groups of the command palette and of the shortcut sheet. */
export type CommandGroup = 'documents' | 'writing' | 'format' | 'review' | 'view' | 'go'

/** An action that the command palette offers. The shortcut sheet lists those with a key. */
export type Command = {
  /** Unique, and the same in each session: recent commands are kept by it. */
  id: string
  group: CommandGroup
  label: string
  icon?: LucideIcon
  /** Its key, such as `Mod-Shift-f`. It runs the command while that is available. */
  key?: string
  /** Its key as it is shown, such as `Ctrl+B`, if the editor or the page handles that. */
  shortcut?: string
  /** Further words that find it. */
  keywords?: string
  /** Whether it changes or adds a block, so that the menu of `/` in the text offers it too. */
  inText?: boolean
  /** Whether it can run now; default: always. The shortcut sheet lists it anyway. */
  isAvailable?: () => boolean
  run: () => void
}
