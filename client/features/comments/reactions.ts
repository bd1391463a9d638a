import { reaction as reactionSchema, type OwnReactions, type Reaction } from '#schema/reactions/contract.ts'

import type { Person } from './mentions.ts'

/** The reader's reactions to a target that are made (true) or taken back (false) but not confirmed. */
export type Wanted = ReadonlyMap<Reaction, boolean>

export type ShownReaction = {
  reaction: Reaction
  count: number
  /** Some of those who have made it; the reader is the first. */
  people: readonly Person[]
  isMine: boolean
}

/** Returns the reactions to a target as the reader expects them, in their fixed order. */
export function shownReactions(
  target: OwnReactions | undefined,
  wanted: Wanted,
  me: Person,
): ShownReaction[] {
  return reactionSchema.options.flatMap(reaction => {
    const made = target?.reactions.find(each => each.reaction === reaction)
    const was = target?.mine.includes(reaction) ?? false
    const isMine = wanted.get(reaction) ?? was
    const others = (made?.people ?? []).filter(({ userId }) => userId !== me.userId)
    const count = (made?.count ?? 0) - Number(was) + Number(isMine)
    return count > 0 ? [{ reaction, count, people: isMine ? [me, ...others] : others, isMine }] : []
  })
}
