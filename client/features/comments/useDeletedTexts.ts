import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { EditorSession } from '#client/editor/session.ts'

import { deletedAt, type Thread } from './threads.ts'

/**
 * Returns the ids of the threads whose text is gone: those without a mark, once it has had the time to
 * arrive. While the page may lack a part of the text, nothing new counts as gone.
 */
export function useDeletedTexts(
  { editor, connection, loaded }: EditorSession,
  threads: readonly Thread[],
): ReadonlySet<string> {
  const { order } = useAtomValue(editor.storage.comments.handle.snapshot)
  const { kind } = useAtomValue(connection.saved)
  const isComplete = loaded && (kind === 'saved' || kind === 'saving')
  const marked = useRef(new Set<string>())
  /** Since when a thread has been without its mark; 0: it had one before, which has gone. */
  const [missed, setMissed] = useState<ReadonlyMap<string, number>>(new Map())
  const [now, setNow] = useState(0)
  const waiting = useMemo(() => {
    const held = new Set(order)
    return threads.filter(({ id }) => !held.has(id))
  }, [threads, order])
  useEffect(() => {
    for (const id of order) marked.current.add(id)
  }, [order])
  useEffect(() => {
    if (!isComplete) return
    const moment = Date.now()
    setNow(moment)
    setMissed(held => {
      const fresh = waiting.filter(({ id }) => !held.has(id))
      if (fresh.length === 0) return held
      return new Map([
        ...held,
        ...fresh.map(({ id }): [string, number] => [id, marked.current.has(id) ? 0 : moment]),
      ])
    })
  }, [waiting, isComplete])
  const goneAt = (thread: Thread): number => {
    const since = missed.get(thread.id)
    return since === undefined ? Infinity : deletedAt(thread, since)
  }
  const next = waiting.map(goneAt).reduce((a, b) => (b > now && b < a ? b : a), Infinity)
  useEffect(() => {
    if (next === Infinity) return undefined
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [next])
  return new Set(waiting.filter(thread => goneAt(thread) <= now).map(({ id }) => id))
}
