import type { Comment, CommentList, CommentThread } from '#schema/comments/contract.ts'

/** A thread with its first comment, and the replies, oldest first. */
export type Thread = CommentThread & { first: Comment; replies: readonly Comment[] }

/**
 * Returns the threads whose first comment is known, oldest first. Comments of threads that are not
 * known yet wait in the list.
 */
export function threadsOf({ threads, comments }: CommentList): Thread[] {
  const byThread = new Map<string, Comment[]>()
  for (const comment of comments) {
    const own = byThread.get(comment.threadId)
    if (own) own.push(comment)
    else byThread.set(comment.threadId, [comment])
  }
  return threads
    .flatMap(thread => {
      const own = (byThread.get(thread.id) ?? []).toSorted(byAge)
      const first = own.find(({ id }) => id === thread.id)
      return first ? { ...thread, first, replies: own.filter(each => each !== first) } : []
    })
    .toSorted(byAge)
}

type Aged = { createdAt: string; id: string }

const byAge = (a: Aged, b: Aged): number =>
  a.createdAt === b.createdAt ? compare(a.id, b.id) : compare(a.createdAt, b.createdAt)

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/**
 * Returns threads in the order of their marks in the text. Those without a mark follow, oldest
 * first. `order`: the ids of the marks in the text.
 */
export function inTextOrder(threads: readonly Thread[], order: readonly string[]): Thread[] {
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: Thread) => places.get(id) ?? order.length
  return threads.toSorted((a, b) => placeOf(a) - placeOf(b) || byAge(a, b))
}

/** A mark is written shortly after its thread. */
const MARK_MS = 10_000
/** The age of a thread whose mark was there long ago, even if the clocks differ. */
const OLD_MS = 60_000

/**
 * Returns when the text of a thread without a mark counts as deleted. `missed`: when the page first
 * had the thread and all of the text, but no mark. All in milliseconds since the epoch.
 */
export const deletedAt = ({ createdAt }: { createdAt: string }, missed: number): number =>
  Math.min(missed + MARK_MS, Date.parse(createdAt) + OLD_MS)
