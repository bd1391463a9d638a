import type { Editor } from '@tiptap/core'
import { Table } from 'lucide-react'
import { useMemo, useRef } from 'react'

import type { Command } from '#client/editor/commands/command.ts'
import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { tables } from '#schema/messages/en/tables.ts'

import { runTableCommand } from './editing.ts'
import { insertTable } from './insertTable.ts'
import { TABLE_TOOLS_KEY } from './keys.ts'
import { isInTable } from './plugin.ts'
import { SizePicker } from './SizePicker.tsx'
import { TableMenu } from './TableMenu.tsx'

const t = translator(tables)

/** The commands of the palette for the cells around the caret. */
const CELL_COMMANDS = [
  'addRowBefore',
  'addRowAfter',
  'deleteRow',
  'addColumnBefore',
  'addColumnAfter',
  'deleteColumn',
  'headerRow',
  'headerColumn',
  'merge',
  'split',
  'delete',
] as const

/** Offers tables in the toolbar and the palette, and tools while the caret is in one. */
export const useTables: UseContribution = ({ editor, editable, mode }) => {
  const bar = useRef<{ focus: () => void }>(null)
  return useMemo(
    (): Contribution =>
      editable
        ? {
            // A table cannot be suggested.
            ...(mode === 'editing' && { insertTool: <TableButton editor={editor} /> }),
            commands: commandsOf(editor),
            keys: [
              {
                key: TABLE_TOOLS_KEY,
                run: () => {
                  bar.current?.focus()
                  return isInTable(editor.state)
                },
              },
            ],
            floating: container => <FloatingTools editor={editor} container={container} bar={bar} />,
          }
        : {},
    [editor, editable, mode],
  )
}

const commandsOf = (editor: Editor): Command[] => [
  {
    id: 'table',
    group: 'format',
    label: t('insert'),
    icon: Table,
    keywords: t('insertWords'),
    inText: true,
    run: () => insertTable(editor),
  },
  ...CELL_COMMANDS.map((name): Command => ({
    id: `table.${name}`,
    group: 'format',
    label: t(name),
    icon: Table,
    keywords: t('commandWords'),
    isAvailable: () => isInTable(editor.state),
    run: () => void runTableCommand(editor, name),
  })),
]

function TableButton({ editor }: { editor: Editor }) {
  return (
    <SizePicker
      trigger={
        <IconButton size="sm" label={t('insert')} onMouseDown={event => event.preventDefault()}>
          <Table aria-hidden />
        </IconButton>
      }
      onPick={size => insertTable(editor, size)}
    />
  )
}

type ToolsProps = {
  editor: Editor
  container: HTMLElement | null
  bar: React.RefObject<{ focus: () => void } | null>
}

const isWritingInTable = (editor: Editor): boolean => editor.isEditable && isInTable(editor.state)

function FloatingTools(props: ToolsProps) {
  const isShown = useEditorState(props.editor, isWritingInTable)
  return isShown && <TableMenu {...props} />
}
