import { isNewer } from '#client/shared/live/events.ts'
import type { Comment, CommentList, CommentThread } from '#schema/comments/contract.ts'
import type { OwnReactions, OwnReactionsChange, ReactionSummary } from '#schema/reactions/contract.ts'

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

/** The reactions to a target as a page has them. The reader's own may be those after another change. */
export type HeldReactions = OwnReactions & { ownRevision?: number }

const ownRevisionOf = (held: HeldReactions): number => held.ownRevision ?? held.revision

const heldOf = (targets: HeldReactions[], { targetId }: { targetId: string }): HeldReactions | undefined =>
  targets.find(each => each.targetId === targetId)

const withTarget = (targets: HeldReactions[], held: HeldReactions | undefined, now: HeldReactions) =>
  held ? targets.map(each => (each === held ? now : each)) : [...targets, now]

/**
 * The reactions to a target have changed. The names say which are the reader's, where all people are
 * named. Otherwise those stay as they are until {@link withOwn}.
 */
export function withReactions(
  targets: HeldReactions[],
  summary: ReactionSummary,
  me: string,
): HeldReactions[] {
  const held = heldOf(targets, summary)
  if (!isNewer(summary, held)) return targets
  const ownRevision = held ? ownRevisionOf(held) : 0
  if (held && ownRevision > summary.revision)
    return withTarget(targets, held, { ...summary, mine: held.mine, ownRevision })
  const isMine = ({ reaction, count, people }: ReactionSummary['reactions'][number]): boolean =>
    people.some(({ userId }) => userId === me) ||
    (count > people.length && (held?.mine.includes(reaction) ?? false))
  const mine = summary.reactions.filter(isMine).map(({ reaction }) => reaction)
  const areAllNamed = summary.reactions.every(({ count, people }) => count === people.length)
  return withTarget(targets, held, {
    ...summary,
    mine,
    ownRevision: areAllNamed ? summary.revision : ownRevision,
  })
}

/** The reader has made or taken back reactions to a target, on this page or another. */
export function withOwn(targets: HeldReactions[], own: OwnReactionsChange): HeldReactions[] {
  const { revision: ownRevision, mine, ...target } = own
  const held = heldOf(targets, own)
  if (held && ownRevisionOf(held) > ownRevision) return targets
  return withTarget(targets, held, {
    ...(held ?? { ...target, reactions: [], revision: 0 }),
    mine,
    ownRevision,
  })
}

/** The server has answered with the reactions to a target. They say more than an event about the same. */
export function withAnswer(targets: HeldReactions[], answer: OwnReactions): HeldReactions[] {
  const held = heldOf(targets, answer)
  if (!held) return [...targets, answer]
  const shown = { ...answer, mine: held.mine, ownRevision: ownRevisionOf(held) }
  return withOwn(held.revision > answer.revision ? targets : withTarget(targets, held, shown), answer)
}

const indexes = new WeakMap<readonly OwnReactions[], ReadonlyMap<string, OwnReactions>>()

/** Returns the reactions to a target. Thousands of comments look into the same list. */
export function reactionsTo(targets: readonly OwnReactions[], targetId: string): OwnReactions | undefined {
  const index = indexes.get(targets) ?? new Map(targets.map(each => [each.targetId, each]))
  indexes.set(targets, index)
  return index.get(targetId)
}
