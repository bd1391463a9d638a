import type { Editor } from '@tiptap/core'
import deepEqual from 'fast-deep-equal'
import { useEffect, useState } from 'react'

import { createCounter, type Counts } from './counting.ts'

/** The counts of a document, and the words of the selection; null without any. */
type Shown = Counts & { selected: number | null }

/** Longest time that a count is late. It is not worth the work with each key. */
const LATE_MS = 200

/** Returns the counts of an open document. */
export function useCounts(editor: Editor): Shown {
  const [shown, setShown] = useState(() => readerOf(editor)())
  useEffect(() => {
    const read = readerOf(editor)
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      timer = undefined
      if (editor.isDestroyed) return
      const now = read()
      setShown(before => (deepEqual(before, now) ? before : now))
    }
    const schedule = () => {
      timer ??= setTimeout(update, LATE_MS)
    }
    schedule()
    editor.on('transaction', schedule)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', schedule)
    }
  }, [editor])
  return shown
}

function readerOf(editor: Editor): () => Shown {
  const count = createCounter()
  return () => {
    const { doc, selection } = editor.state
    const { from, to, empty } = selection
    return { ...count(doc), selected: empty ? null : createCounter()(doc.cut(from, to)).words || null }
  }
}
