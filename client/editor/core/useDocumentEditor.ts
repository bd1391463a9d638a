import type { AnyExtension, Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useEffect, useMemo } from 'react'

import { toast } from '#client/shared/ui/feedback/toast.ts'

import type { Connection } from '#client/editor/collab/connection.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'
import { editorExtensions } from './extensions.ts'

const t = translator(editor)

type Options = {
  connection: Connection
  editable: boolean
  /** Further extensions, such as corrections; read when the document is opened. */
  extensions: readonly AnyExtension[]
}

const refuse = () => {
  toast({
    kind: 'error',
    title: t('tooLong'),
    description: t('tooLongText'),
  })
}

const propsFor = (editable: boolean) => ({
  attributes: {
    class: 'document-text',
    role: 'textbox',
    'aria-label': t('text'),
    'aria-multiline': 'true',
    // The browser's underlines would duplicate ours.
    spellcheck: 'false',
    ...(!editable && { 'aria-readonly': 'true', tabindex: '0' }),
  },
})

/**
 * Returns the editor of an open document, for as long as the component is there. The connection
 * must not change.
 */
export function useDocumentEditor({ connection, editable, extensions }: Options): Editor {
  // Made once: they include the history of the connection's body.
  const own = useMemo(() => editorExtensions(connection, refuse), [connection])
  const editor = useEditor(
    {
      extensions: [...own, ...extensions],
      editable,
      shouldRerenderOnTransaction: false,
      editorProps: propsFor(editable),
    },
    [connection],
  )
  useEffect(() => {
    if (editor.isEditable === editable) return
    editor.setOptions({ editorProps: propsFor(editable) })
    editor.setEditable(editable)
  }, [editor, editable])
  return editor
}
