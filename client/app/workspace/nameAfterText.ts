import type { Editor, EditorEvents } from '@tiptap/core'

import { isRemote } from '#client/editor/collab/remote.ts'
import { titleFrom } from '#client/editor/core/titleFrom.ts'
import { UNTITLED } from '#schema/documents/contract.ts'

/** A line is read when the writer pauses. */
const PAUSE_MS = 1000

type Options = {
  editor: Editor
  /** The title of the document now. */
  shown: () => string
  rename: (title: string) => Promise<unknown>
}

/** Names an empty document after its first line until it has a second one. Returns the end of it. */
export function nameAfterText({ editor, shown, rename }: Options): () => void {
  const given = new Set<string>([UNTITLED])
  let isNamable = true
  let pause: ReturnType<typeof setTimeout> | undefined
  const name = () => {
    isNamable &&= given.has(shown()) && !editor.isDestroyed
    if (!isNamable) return
    const { doc } = editor.state
    const wanted = titleFrom(doc)
    if (wanted === '') return
    isNamable = doc.childCount === 1
    if (given.has(wanted)) return
    given.add(wanted)
    rename(wanted).catch(() => (isNamable = false))
  }
  const nameSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(name, PAUSE_MS)
  }
  const onChange = ({ transaction }: EditorEvents['transaction']) => {
    if (isNamable && transaction.docChanged && !isRemote(transaction)) nameSoon()
  }
  editor.on('transaction', onChange)
  // The line may have been typed while this code was fetched.
  if (!editor.isEmpty) nameSoon()
  return () => {
    clearTimeout(pause)
    editor.off('transaction', onChange)
  }
}
