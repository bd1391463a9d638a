import { useEffect, useState } from 'react'

import type { EditorSession } from '#client/editor/session.ts'

import type { CompareAnswer, CompareTask } from './compareMessages.ts'
import { useRevisionBody } from './queries.ts'

/** At most this old is the text that a version is compared with, besides the time to compare. */
const BEHIND_MS = 250

/** The changes from a version to the text on screen. They follow what everyone writes. */
export function useChanges({ editor, document, loaded }: EditorSession, revisionId: string) {
  const version = useRevisionBody(document.id, revisionId)
  const body = version.data?.body
  const [blocks, setBlocks] = useState<CompareAnswer>(null)
  const [crash, setCrash] = useState<Error | null>(null)
  useEffect(() => {
    if (body === undefined || !loaded || crash) return undefined
    const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' })
    const send = (task: CompareTask) => worker.postMessage(task)
    let [isBusy, isStale] = [false, false]
    let timer: ReturnType<typeof setTimeout> | undefined
    const compare = () => {
      timer = undefined
      isStale = isBusy
      if (isBusy) return
      isBusy = true
      send({ kind: 'to', body: editor.getJSON() })
    }
    const schedule = () => {
      timer ??= setTimeout(compare, BEHIND_MS)
    }
    const fail = (reason: string) => {
      // They would not follow the text any more.
      setBlocks(null)
      setCrash(new Error(reason))
    }
    worker.addEventListener('message', ({ data }: MessageEvent<CompareAnswer>) => {
      isBusy = false
      if (data) setBlocks(data)
      else fail('A body could not be read.')
      if (isStale) schedule()
    })
    worker.addEventListener('error', () => fail('The worker ended by itself.'))
    send({ kind: 'from', body })
    compare()
    editor.on('update', schedule)
    return () => {
      clearTimeout(timer)
      editor.off('update', schedule)
      worker.terminate()
    }
  }, [editor, body, loaded, crash])
  const retry = () => {
    setCrash(null)
    if (version.error) void version.refetch()
  }
  return { blocks, error: version.error ?? crash, isFetching: version.isFetching, retry }
}
