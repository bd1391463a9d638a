import type { Editor } from '@tiptap/core'
import { Table } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { Command } from '#client/editor/commands/command.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { MissingInToast } from '#client/shared/ui/feedback/MissingPart.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { OnFirstPress } from '#client/shared/ui/overlay/OnFirstPress.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { tables } from '#schema/messages/en/tables.ts'

import { insertTable } from './insertTable.ts'
import { TABLE_TOOLS_KEY } from './keys.ts'
import { isInTable, loadEditing } from './plugin.ts'

const t = translator(tables)

const SizePicker = onDemand(async () => (await import('./SizePicker.tsx')).SizePicker, { ahead: true })

// Loaded when the caret is in a table for the first time.
const TableMenu = onDemand(async () => (await import('./TableMenu.tsx')).TableMenu, {
  ahead: true,
  missing: MissingInToast,
})

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
export const useTables: UseContribution = ({ editor, editable }) => {
  const bar = useRef<{ focus: () => void }>(null)
  const hasTable = useEditorState(editor, holdsTable)
  useEffect(() => {
    if (hasTable && editable) void loadEditing()
  }, [hasTable, editable])
  return useMemo(
    (): Contribution =>
      editable
        ? {
            insertTool: <TableButton editor={editor} />,
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
    [editor, editable],
  )
}

const holdsTable = ({ state: { doc, schema } }: Editor): boolean =>
  doc.content.content.some(({ type }) => type === schema.nodes['table'])

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
    run: () => void loadEditing().then(editing => editing?.runTableCommand(editor, name)),
  })),
]

function TableButton({ editor }: { editor: Editor }) {
  return (
    <OnFirstPress
      part={SizePicker}
      opens="dialog"
      trigger={
        <IconButton size="sm" label={t('insert')} onMouseDown={event => event.preventDefault()}>
          <Table aria-hidden />
        </IconButton>
      }
    >
      {trigger => (
        <Suspense fallback={trigger}>
          <SizePicker trigger={trigger} onPick={size => insertTable(editor, size)} />
        </Suspense>
      )}
    </OnFirstPress>
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
  if (!isShown) return null
  return (
    <Suspense>
      <TableMenu {...props} />
    </Suspense>
  )
}
