import { useEditorState } from '@tiptap/react'
import { useAtomValue } from 'jotai'

import type { EditorSession } from '#client/editor/session.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'

import { TOOL_GROUPS } from './tools.ts'

const t = translator(editor)

const TOOLS = TOOL_GROUPS.flat()

/**
 * Formatting for the selection, and the buttons of the features. Buttons show what the selection
 * has.
 */
export function Toolbar({ session: { editor, contributions } }: { session: EditorSession }) {
  const contributed = useAtomValue(contributions.all).filter(({ toolbar }) => toolbar !== undefined)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      pressed: TOOLS.filter(tool => tool.pressed?.(current)).map(tool => tool.label),
      disabled: TOOLS.filter(tool => tool.enabled?.(current) === false).map(tool => tool.label),
    }),
  })
  return (
    <Roving
      role="toolbar"
      aria-label={t('formatting')}
      className="flex items-center gap-0.5 overflow-x-auto px-2 py-1"
    >
      {TOOL_GROUPS.map((tools, index) => (
        <div key={tools[0]?.label} className="flex items-center gap-0.5">
          {index > 0 && <span aria-hidden className="mx-1.5 h-5 w-px bg-line" />}
          {tools.map(tool => (
            <IconButton
              key={tool.label}
              size="sm"
              label={tool.label}
              {...(tool.shortcut && { shortcut: tool.shortcut })}
              {...(tool.pressed && { pressed: state.pressed.includes(tool.label) })}
              disabled={state.disabled.includes(tool.label)}
              onMouseDown={event => event.preventDefault()}
              onClick={() => tool.run(editor)}
            >
              <tool.icon aria-hidden />
            </IconButton>
          ))}
        </div>
      ))}
      {contributed.map(({ id, toolbar }) => (
        <div key={id} className="flex items-center gap-0.5">
          <span aria-hidden className="mx-1.5 h-5 w-px bg-line" />
          {toolbar}
        </div>
      ))}
    </Roving>
  )
}
