import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef } from 'react'

/** Where the text of an editor is in the page. */
export function EditorContent({ editor }: { editor: Editor }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!editor.isDestroyed) place.current?.append(editor.view.dom)
  }, [editor])
  return <div ref={place} />
}
