import type { Editor } from '@tiptap/core'
import { useMemo } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import type { EditorSession } from '#client/editor/session.ts'

import { SlashMenu } from './SlashMenu.tsx'
import { slashIn } from './trigger.ts'

/** Shows the menu of blocks while a slash is open in the text. */
export const useSlash: UseContribution = session =>
  useMemo(
    (): Contribution =>
      session.editable && session.mode === 'editing'
        ? { floating: container => <OpenSlash session={session} container={container} /> }
        : {},
    [session],
  )

type Props = { session: EditorSession; container: HTMLElement | null }

const isOpen = (editor: Editor): boolean => editor.isFocused && slashIn(editor.state) !== null

function OpenSlash({ session, container }: Props) {
  const open = useEditorState(session.editor, isOpen)
  return open && <SlashMenu session={session} container={container} />
}
