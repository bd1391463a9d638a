import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'

import type { StyleAnswer, StyleRequest } from './messages.ts'
import { proseIn } from './text.ts'

/** The text is measured again when typing pauses for this long. */
const PAUSE_MS = 600

type Measured = {
  answer: StyleAnswer | null
  failed: boolean
  /** Starts again after a failure. */
  retry: () => void
}

/** Measures the style of a document in a worker, now and after each change. */
export function useMeasured(editor: Editor, documentId: string): Measured {
  const [answer, setAnswer] = useState<StyleAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return undefined
    const worker = new Worker(new URL('./style.worker.ts', import.meta.url), { type: 'module' })
    let id = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      id += 1
      const request: StyleRequest = { id, documentId, text: proseIn(editor.state.doc) }
      worker.postMessage(request)
    }
    const onUpdate = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, PAUSE_MS)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<StyleAnswer>) => {
      if (data.id === id) setAnswer(data)
    })
    worker.addEventListener('error', () => setFailed(true))
    editor.on('update', onUpdate)
    ask()
    return () => {
      clearTimeout(timer)
      editor.off('update', onUpdate)
      worker.terminate()
    }
  }, [editor, documentId, failed])
  return { answer, failed, retry: () => setFailed(false) }
}
