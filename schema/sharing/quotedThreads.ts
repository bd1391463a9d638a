import type { SharedThread } from './discussion.ts'
import type { QuotedThread } from './sharedText.ts'

/**
 * Returns the threads whose text is still there, in its order. `quotes`: the texts of all threads by
 * their ids, in that order. A text that was deleted is not shown to the readers of the page.
 */
export function quotedThreads(
  threads: readonly SharedThread[],
  quotes: ReadonlyMap<string, string>,
): QuotedThread[] {
  const byId = new Map(threads.map(thread => [thread.id, thread]))
  return [...quotes].flatMap(([id, quote]) => {
    const thread = byId.get(id)
    return thread && quote.trim() !== '' ? [{ ...thread, quote }] : []
  })
}
