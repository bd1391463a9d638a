import { ChevronDown, Eye, Pencil, PencilLine } from 'lucide-react'

import type { EditorMode } from '#client/editor/mode/mode.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { DropdownMenu, MenuChoice } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { editingMode as messages } from '#schema/messages/en/editingMode.ts'

const t = translator(messages)

const ICONS = {
  editing: <Pencil aria-hidden />,
  suggesting: <PencilLine aria-hidden />,
  viewing: <Eye aria-hidden />,
}

type Props = {
  mode: EditorMode
  /** Those that the user may choose. */
  modes: readonly EditorMode[]
  onChange: (mode: EditorMode) => void
}

/** A menu of modes. Its button shows the current one. */
export function ModeMenu({ mode, modes, onChange }: Props) {
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t('button', { mode: t(`modes.${mode}`) })}
          className="touch-target inline-flex h-8 shrink-0 items-center gap-1.5 rounded-lg px-2 text-sm font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-hover [&_svg]:size-4"
        >
          {ICONS[mode]}
          <span>{t(`modes.${mode}`)}</span>
          <ChevronDown aria-hidden />
        </button>
      }
    >
      <MenuChoice
        closes
        label={t('label')}
        value={mode}
        onChange={onChange}
        options={modes.map(value => ({ value, label: t(`modes.${value}`), icon: ICONS[value] }))}
      />
    </DropdownMenu>
  )
}
