import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { Fragment, type ReactNode } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { editor as messages } from '#schema/messages/en/editor.ts'

import { SUGGESTED_GROUPS, TOOL_GROUPS } from './tools.ts'
import { useEditorState } from './useEditorState.ts'

const t = translator(messages)

const TOOLS = TOOL_GROUPS.flat()
const GROUPS = { editing: TOOL_GROUPS, suggesting: SUGGESTED_GROUPS, viewing: [] }

/** Those of a snippet. */
const short = (groups: typeof TOOL_GROUPS): typeof TOOL_GROUPS =>
  groups.map(tools => tools.filter(tool => !tool.isForLongTexts)).filter(tools => tools.length > 0)

const stateOfTools = (editor: Editor) => ({
  pressed: TOOLS.filter(tool => tool.pressed?.(editor)).map(tool => tool.label),
  disabled: TOOLS.filter(tool => tool.enabled?.(editor) === false).map(tool => tool.label),
})

/**
 * Formatting for the selection, unless the text is only read, and the buttons of the features.
 * Buttons show what the selection has. The tools about the whole text stay in view where the others
 * are more than fit.
 */
export function Toolbar({ session }: { session: EditorSession }) {
  const { editor, document, contributions, mode } = session
  const contributed = useAtomValue(contributions.all)
  const inserting = contributed.filter(({ insertTool }) => insertTool !== undefined)
  const viewing = contributed.filter(({ viewTool }) => viewTool !== undefined)
  const groups = document.kind === 'snippet' ? short(GROUPS[mode]) : GROUPS[mode]
  const state = useEditorState(editor, stateOfTools)
  return (
    <Roving
      role="toolbar"
      aria-label={mode === 'viewing' ? t('tools') : t('formatting')}
      className="flex min-h-10 items-center px-2 max-sm:overflow-x-auto"
    >
      <div className="fade-end flex items-center gap-px py-1 sm:min-w-0 sm:overflow-x-auto sm:pr-4">
        {groups.map((tools, index) => (
          <Group key={tools[0]?.label} isFirst={index === 0}>
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
          </Group>
        ))}
        {inserting.length > 0 && (
          <Group isFirst={groups.length === 0}>
            {inserting.map(({ id, insertTool }) => (
              <Fragment key={id}>{insertTool}</Fragment>
            ))}
          </Group>
        )}
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-px py-1">
        {viewing.map(({ id, viewTool }) => (
          <Fragment key={id}>{viewTool}</Fragment>
        ))}
      </div>
    </Roving>
  )
}

function Group({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return (
    <div className="flex items-center gap-px">
      {!isFirst && <span aria-hidden className="mx-1 h-5 w-px bg-line" />}
      {children}
    </div>
  )
}
