import { isNewer } from '#client/shared/live/events.ts'
import type { Comment, CommentList, CommentThread } from '#schema/comments/contract.ts'
import type { OwnReactions, Reaction, ReactionSummary } from '#schema/reactions/contract.ts'

type Row = { id: string; revision: number }
/** A row as it is now; `value` null means that it is gone. */
type Change<R> = { key: string; revision: number; value: R | null }

/** Returns the list with a newer row in the place of the held one. */
function withRow<R extends Row>(rows: R[], { key, revision, value }: Change<R>): R[] {
  const held = rows.find(({ id }) => id === key)
  if (!isNewer({ revision }, held)) return rows
  if (!held) return value ? [...rows, value] : rows
  return value ? rows.map(row => (row === held ? value : row)) : rows.filter(row => row !== held)
}

/** A thread has changed. One that is gone takes its comments along. */
export function withThread(list: CommentList, change: Change<CommentThread>): CommentList {
  const threads = withRow(list.threads, change)
  if (change.value) return threads === list.threads ? list : { ...list, threads }
  const comments = list.comments.filter(({ threadId }) => threadId !== change.key)
  const isSame = threads === list.threads && comments.length === list.comments.length
  return isSame ? list : { threads, comments }
}

/** A comment has changed. One may be there before its thread. */
export function withComment(list: CommentList, change: Change<Comment>): CommentList {
  const comments = withRow(list.comments, change)
  return comments === list.comments ? list : { ...list, comments }
}

/**
 * The reactions to a target have changed. An event does not say which are the reader's. Those whose
 * people are all named show it, and the others stay as they are.
 */
export function withReactions(targets: OwnReactions[], summary: ReactionSummary, me: string): OwnReactions[] {
  const held = targets.find(({ targetId }) => targetId === summary.targetId)
  if (!isNewer(summary, held)) return targets
  const isMine = (reaction: Reaction): boolean => {
    const made = summary.reactions.find(each => each.reaction === reaction)
    if (!made) return false
    if (made.people.some(({ userId }) => userId === me)) return true
    return made.count > made.people.length && (held?.mine.includes(reaction) ?? false)
  }
  const mine = summary.reactions.map(({ reaction }) => reaction).filter(isMine)
  return withAnswer(targets, { ...summary, mine })
}

/** The server has answered with the reactions to a target. They say more than an event about the same. */
export function withAnswer(targets: OwnReactions[], answer: OwnReactions): OwnReactions[] {
  const held = targets.find(({ targetId }) => targetId === answer.targetId)
  if (!held) return [...targets, answer]
  return held.revision > answer.revision ? targets : targets.map(each => (each === held ? answer : each))
}

const indexes = new WeakMap<readonly OwnReactions[], ReadonlyMap<string, OwnReactions>>()

/** Returns the reactions to a target. Thousands of comments look into the same list. */
export function reactionsTo(targets: readonly OwnReactions[], targetId: string): OwnReactions | undefined {
  const index = indexes.get(targets) ?? new Map(targets.map(each => [each.targetId, each]))
  indexes.set(targets, index)
  return index.get(targetId)
}
