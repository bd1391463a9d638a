import type { Editor } from '@tiptap/core'
import type { ComponentProps } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'

import { SelectionMenu } from './SelectionMenu.tsx'

const hasEditableSelection = (editor: Editor): boolean => editor.isEditable && !editor.state.selection.empty

/** The menu of AI actions over a selection; nothing while there is none. */
export function FloatingMenu(props: ComponentProps<typeof SelectionMenu>) {
  const hasSelection = useEditorState(props.editor, hasEditableSelection)
  return (hasSelection || props.open) && <SelectionMenu {...props} />
}
