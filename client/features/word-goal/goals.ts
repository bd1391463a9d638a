import * as z from 'zod/mini'

import { onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'

/** 200,000 characters are at most 100,000 words. */
export const GOAL_MAX = 100_000

const goal = z.object({ words: z.int().check(z.minimum(1), z.maximum(GOAL_MAX)), reached: z.boolean() })
export type Goal = z.infer<typeof goal>

/** The goals of users of this device for their documents, by `placeOf`. */
export const goals = storedAtom('word-goals', z.record(z.string(), goal), {})

onSignOut(() => {
  store.set(goals, {})
  return Promise.resolve()
})

/** Sets the goal of a user's document, or removes it (null). */
export function setGoal(place: string, wanted: Goal | null): void {
  const { [place]: _, ...others } = store.get(goals)
  store.set(goals, wanted ? { ...others, [place]: wanted } : others)
}
