import { useAtomValue, type PrimitiveAtom } from 'jotai'
import { useEffect, type RefObject } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { useHasFocus } from '#client/shared/hooks/useHasFocus.ts'
import { store } from '#client/shared/lib/store.ts'

/** Holds the id of a thread in `seen` while its card is open and in view. */
export function useSeenCard(
  card: RefObject<Element | null>,
  { id, isOpen, seen }: { id: string; isOpen: boolean; seen: PrimitiveAtom<string | null> },
): void {
  useEffect(() => {
    if (!isOpen || !card.current) return
    const leave = () => store.set(seen, held => (held === id ? null : held))
    const observer = new IntersectionObserver(entries => {
      // A list of entries has the latest one last.
      if (entries.at(-1)?.isIntersecting) store.set(seen, id)
      else leave()
    })
    observer.observe(card.current)
    return () => {
      observer.disconnect()
      leave()
    }
  }, [card, id, isOpen, seen])
}

/** Returns the thread whose open card the user sees: the page has the focus. */
export function useSeenThread({ editor }: Pick<EditorSession, 'editor'>): string | null {
  const seen = useAtomValue(editor.storage.comments.handle.seen)
  return useHasFocus() ? seen : null
}
