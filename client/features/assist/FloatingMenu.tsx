import type { Editor } from '@tiptap/core'
import { Suspense, type ComponentProps } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { MissingInToast } from '#client/shared/ui/feedback/MissingPart.tsx'

// Loaded when something is selected for the first time.
const SelectionMenu = onDemand(async () => (await import('./SelectionMenu.tsx')).SelectionMenu, {
  ahead: true,
  missing: MissingInToast,
})

const hasEditableSelection = (editor: Editor): boolean => editor.isEditable && !editor.state.selection.empty

/** The menu of AI actions over a selection; nothing while there is none. */
export function FloatingMenu(props: ComponentProps<typeof SelectionMenu>) {
  const hasSelection = useEditorState(props.editor, hasEditableSelection)
  if (!hasSelection && !props.open) return null
  return (
    <Suspense>
      <SelectionMenu {...props} />
    </Suspense>
  )
}
