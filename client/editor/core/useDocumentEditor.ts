import { Editor, type AnyExtension } from '@tiptap/core'
import { useEffect, useState } from 'react'

import type { Connection } from '#client/editor/collab/connection.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { KINDS, type DocumentKind } from '#schema/documents/kinds.ts'
import { editor } from '#schema/messages/en/editor.ts'

import { editorExtensions } from './extensions.ts'

const t = translator(editor)

type Options = {
  connection: Connection
  kind: DocumentKind
  editable: boolean
  /** Further extensions, such as corrections; read when the document is opened. */
  extensions: readonly AnyExtension[]
}

const limitOf = (kind: DocumentKind) => {
  const most = KINDS[kind].charactersMax
  return {
    most,
    onLimit: () =>
      toast({ kind: 'error', title: t('tooLong'), description: t(`tooLongText.${kind}`, { most }) }),
  }
}

const propsFor = (kind: DocumentKind, editable: boolean) => ({
  attributes: {
    class: 'document-text',
    role: 'textbox',
    'aria-label': t(`text.${kind}`),
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
export function useDocumentEditor({ connection, kind, editable, extensions }: Options): Editor {
  const [{ editor, keep }] = useState(() =>
    destroyedUnlessKept(
      selectedByItself(
        new Editor({
          extensions: [...editorExtensions(connection, kind, limitOf(kind)), ...extensions],
          editable,
          editorProps: propsFor(kind, editable),
          // Nothing listens to deletions, which would be searched for after each change. A block's
          // direction is that of its text.
          enableCoreExtensions: { delete: false, textDirection: false },
        }),
      ),
    ),
  )
  useEffect(keep, [keep])
  useEffect(() => {
    if (editor.isEditable === editable) return
    editor.setOptions({ editorProps: propsFor(kind, editable) })
    editor.setEditable(editable)
  }, [editor, kind, editable])
  return editor
}

/**
 * Keeps React from saving the selection of a text with each of its updates. It would walk through
 * all of the text for that, and the editor keeps its selection itself.
 */
function selectedByItself(editor: Editor): Editor {
  const { dom } = editor.view
  Object.defineProperty(dom, 'contentEditable', {
    configurable: true,
    get: () => 'inherit',
    set: (value: string) => {
      dom.setAttribute('contenteditable', value)
    },
  })
  return editor
}

/** A component that React renders, but never shows, leaves an editor behind. */
const UNSHOWN_MS = 60_000

/**
 * Returns an editor and a function that keeps it until the function's result is called. An editor
 * that nothing keeps is destroyed.
 */
function destroyedUnlessKept(editor: Editor) {
  const destroyIn = (ms: number) => setTimeout(() => editor.destroy(), ms)
  let timer = destroyIn(UNSHOWN_MS)
  const keep = () => {
    clearTimeout(timer)
    // React's strict mode keeps it again at once.
    return () => void (timer = destroyIn(0))
  }
  return { editor, keep }
}
