import { Suspense, useMemo } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { MissingInToast } from '#client/shared/ui/feedback/MissingPart.tsx'
import type { Editor } from '@tiptap/core'

import { slashIn } from './trigger.ts'

// Loaded with the first slash.
const SlashMenu = onDemand(async () => (await import('./SlashMenu.tsx')).SlashMenu, {
  ahead: true,
  missing: MissingInToast,
})

/** Shows the menu of blocks while a slash is open in the text. */
export const useSlash: UseContribution = session =>
  useMemo(
    (): Contribution =>
      session.editable
        ? { floating: container => <OpenSlash session={session} container={container} /> }
        : {},
    [session],
  )

type Props = { session: EditorSession; container: HTMLElement | null }

const isOpen = (editor: Editor): boolean => editor.isFocused && slashIn(editor.state) !== null

function OpenSlash({ session, container }: Props) {
  const open = useEditorState(session.editor, isOpen)
  if (!open) return null
  return (
    <Suspense>
      <SlashMenu session={session} container={container} />
    </Suspense>
  )
}
