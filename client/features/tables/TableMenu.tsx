import type { Editor } from '@tiptap/core'
import { CellSelection } from '@tiptap/pm/tables'
import { ChevronDown, Trash2 } from 'lucide-react'
import { useImperativeHandle, useRef, useState, type RefObject } from 'react'

import { useBlockPlace } from '#client/editor/core/useBlockPlace.ts'
import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { tables } from '#schema/messages/en/tables.ts'

import { canRun, runTableCommand, type TableCommand } from './editing.ts'

const t = translator(tables)

const MENUS = [
  { name: 'row', commands: ['addRowBefore', 'addRowAfter', 'deleteRow'] },
  { name: 'column', commands: ['addColumnBefore', 'addColumnAfter', 'deleteColumn'] },
  { name: 'cells', commands: ['merge', 'split', 'headerRow', 'headerColumn'] },
] as const satisfies { name: string; commands: readonly TableCommand[] }[]

/** Its buttons are larger for fingers. */
const HEIGHT = matchMedia('(pointer: coarse)').matches ? 54 : 42

type Props = {
  editor: Editor
  /** The positioned element that holds the text. */
  container: HTMLElement | null
  /** Lets the owner move the focus to the tools. */
  bar: RefObject<{ focus: () => void } | null>
}

/** Tools over the table around the caret, while the text or they themselves have the focus. */
export function TableMenu({ editor, container, bar }: Props) {
  const [held, setHeld] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const { focused, isText } = useEditorState(editor, stateOfSelection)
  const at = useEditorState(editor, tableAt)
  const place = useBlockPlace(editor, container, { at, height: HEIGHT })
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle(
    bar,
    () => ({
      focus: () => {
        setHeld(true)
        element.current?.querySelector<HTMLElement>('button')?.focus()
      },
    }),
    [],
  )
  // A selected text has a menu itself at this place.
  if (!place || isText || !(focused || held || open !== null)) return null
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <div
      ref={element}
      role="presentation"
      className="absolute z-10 animate-appear rounded-xl border bg-paper p-1 shadow-float"
      style={{ left: place.left, top: place.top }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={event => {
        if (event.key !== 'Escape' || open !== null) return
        event.preventDefault()
        event.stopPropagation()
        editor.view.focus()
      }}
    >
      <Roving role="toolbar" aria-label={t('tools')} className="flex">
        {MENUS.map(({ name, commands }) => (
          <DropdownMenu
            key={name}
            align="start"
            open={open === name}
            onOpenChange={isOpen => setOpen(isOpen ? name : null)}
            container={container}
            onClosed={() => editor.view.focus()}
            trigger={
              <Button size="sm" variant="ghost" onMouseDown={keepFocus}>
                {t(name)} <ChevronDown aria-hidden />
              </Button>
            }
          >
            {commands.map(command => (
              <MenuItem
                key={command}
                disabled={!canRun(editor, command)}
                onSelect={() => runTableCommand(editor, command)}
              >
                {t(command)}
              </MenuItem>
            ))}
          </DropdownMenu>
        ))}
        <IconButton
          size="sm"
          label={t('delete')}
          onMouseDown={keepFocus}
          onClick={() => runTableCommand(editor, 'delete')}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Roving>
    </div>
  )
}

const stateOfSelection = ({ isFocused, state: { selection } }: Editor) => ({
  focused: isFocused,
  isText: !selection.empty && !(selection instanceof CellSelection),
})

/** The position of the table around the caret. */
const tableAt = ({ state: { selection } }: Editor): number =>
  selection.$head.depth > 0 ? selection.$head.before(1) : 0
