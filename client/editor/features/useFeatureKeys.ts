import type { EditorEvents } from '@tiptap/core'
import { useCallback, useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react'

import { isRemote } from '#client/editor/collab/remote.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'

import { runKey } from './keys.ts'

const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']

/** A pressed key, and the number of features that declare it and were loading. */
type Held = { event: KeyboardEvent; awaited: number }

/**
 * Returns a handler that runs the keys of the features. A key of a feature that is still loading is
 * held, and pressed again when the feature has arrived. It is dropped if the user presses another
 * key, types, or moves the selection or the focus in the meantime.
 */
export function useFeatureKeys({
  editor,
  contributions,
}: EditorSession): (event: ReactKeyboardEvent) => void {
  const held = useRef<Held | null>(null)

  useEffect(() => {
    const dropIfMoved = ({ transaction }: EditorEvents['transaction']) => {
      const isMoved = transaction.docChanged || transaction.selectionSet
      if (isMoved && !isRemote(transaction)) held.current = null
    }
    const pressAgain = () => {
      const key = held.current
      if (!key || contributions.awaiting(key.event) >= key.awaited) return
      held.current = null
      const { target } = key.event
      if (target && target === document.activeElement)
        target.dispatchEvent(new KeyboardEvent(key.event.type, key.event))
    }
    // A contribution arrives while React renders; the key runs afterwards.
    const unsubscribe = store.sub(contributions.all, () => queueMicrotask(pressAgain))
    editor.on('transaction', dropIfMoved)
    return () => {
      unsubscribe()
      editor.off('transaction', dropIfMoved)
    }
  }, [editor, contributions])

  return useCallback(
    (event: ReactKeyboardEvent) => {
      if (MODIFIERS.includes(event.key)) return
      // React also reports the keys of dialogs that features have opened elsewhere on the page.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
      held.current = null
      // See escape.ts.
      if (event.key === 'Escape') return
      const bindings = store.get(contributions.all).flatMap(({ keys }) => keys ?? [])
      if (runKey(bindings, event)) {
        event.preventDefault()
        return
      }
      const awaited = contributions.awaiting(event)
      if (event.defaultPrevented || awaited === 0) return
      event.preventDefault()
      held.current = { event: event.nativeEvent, awaited }
    },
    [contributions],
  )
}
