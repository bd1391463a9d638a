import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'

import type { EditorSession } from '#client/editor/session.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { editor as messages } from '#schema/messages/en/editor.ts'

import { TOOL_GROUPS } from './tools.ts'
import { useEditorState } from './useEditorState.ts'

const t = translator(messages)

const TOOLS = TOOL_GROUPS.flat()

const stateOfTools = (editor: Editor) => ({
  pressed: TOOLS.filter(tool => tool.pressed?.(editor)).map(tool => tool.label),
  disabled: TOOLS.filter(tool => tool.enabled?.(editor) === false).map(tool => tool.label),
})

/**
 * Formatting for the selection, and the buttons of the features. Buttons show what the selection
 * has.
 */
export function Toolbar({ session: { editor, contributions } }: { session: EditorSession }) {
  const contributed = useAtomValue(contributions.all).filter(({ toolbar }) => toolbar !== undefined)
  const state = useEditorState(editor, stateOfTools)
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
