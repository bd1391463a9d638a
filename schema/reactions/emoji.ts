// Without zod, which public pages do not load.
import type { Reaction } from './contract.ts'

/** The reactions, in the order in which they are shown. */
export const EMOJI = {
  thumbsUp: '👍',
  heart: '❤️',
  party: '🎉',
  smile: '😄',
  eyes: '👀',
  rocket: '🚀',
} as const satisfies Record<Reaction, string>

/** Returns whether a value is the name of a reaction. */
export const isReaction = (value: unknown): value is Reaction =>
  typeof value === 'string' && Object.hasOwn(EMOJI, value)

export const REACTIONS: readonly Reaction[] = Object.keys(EMOJI).filter(isReaction)
