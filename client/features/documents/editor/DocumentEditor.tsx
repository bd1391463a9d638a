import type { AnyExtension, Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'

import { toast } from '#client/shared/ui/toast.ts'

import type { Connection } from './collab/connection.ts'
import { editorExtensions } from './extensions.ts'

type Props = {
  connection: Connection
  editable: boolean
  /** Further extensions, such as corrections; the same list for as long as the document is open. */
  extensions: readonly AnyExtension[]
  /** Told of the editor once it is there, and of null when it goes. */
  onEditor: (editor: Editor | null) => void
}

const refuse = () => {
  toast({
    kind: 'error',
    title: 'That is too long',
    description: 'A document holds at most 200,000 characters. Nothing was added; your text is as it was.',
  })
}

/** The text of an open document. */
export function DocumentEditor({ connection, editable, extensions, onEditor }: Props) {
  const editor = useEditor(
    {
      extensions: [...editorExtensions(connection, refuse), ...extensions],
      editable,
      shouldRerenderOnTransaction: false,
      editorProps: {
        attributes: {
          class: 'document-text',
          'aria-label': 'Document text',
          'aria-multiline': 'true',
          role: 'textbox',
          // The browser's own underlines would stand beside ours.
          spellcheck: 'false',
          ...(!editable && { 'aria-readonly': 'true', tabindex: '0' }),
        },
      },
    },
    [connection],
  )
  useEffect(() => {
    onEditor(editor)
    return () => onEditor(null)
  }, [editor, onEditor])
  useEffect(() => {
    if (editor.isEditable !== editable) editor.setEditable(editable)
  }, [editor, editable])
  return <EditorContent editor={editor} />
}
