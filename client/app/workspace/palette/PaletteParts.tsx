import { PaletteDialog } from './PaletteDialog.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { useCommands } from './useCommands.ts'

type Props = { shown: string; onShow: (key: string) => void; onClose: () => void }

/** The command palette, or the shortcut sheet if that was asked for. Both read the same commands. */
export function PaletteParts({ shown, onShow, onClose }: Props) {
  const commands = useCommands(() => onShow('/'))
  return shown === '/' ? (
    <ShortcutSheet commands={commands} onClose={onClose} />
  ) : (
    <PaletteDialog commands={commands} onClose={onClose} />
  )
}
