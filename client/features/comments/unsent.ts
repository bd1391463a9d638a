import { editOf, isNewThread } from './drafts.ts'
import type { Thread } from './threads.ts'

/** Whether something unsent belongs to a thread: a reply, or a change to one of its comments. */
export const holdsDraft = (
  { id, first, replies }: Pick<Thread, 'id' | 'first' | 'replies'>,
  names: ReadonlySet<string>,
): boolean => names.has(id) || [first, ...replies].some(comment => names.has(editOf(comment.id)))

/**
 * Returns the names of the drafts that cannot be sent any more: those of deleted threads and comments,
 * or all if the reader may not comment any more.
 */
export function lostDrafts(
  names: ReadonlySet<string>,
  threads: readonly Pick<Thread, 'id' | 'first' | 'replies'>[],
  mayWrite: boolean,
): string[] {
  if (!mayWrite) return [...names]
  const shown = new Set<string>()
  for (const { id, first, replies } of threads) {
    shown.add(id)
    for (const comment of [first, ...replies]) shown.add(editOf(comment.id))
  }
  return [...names].filter(name => !shown.has(name) && !isNewThread(name))
}
