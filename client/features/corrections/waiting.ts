import deepEqual from 'fast-deep-equal'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as z from 'zod/mini'

import { mayKeep, onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import { decision, type Decision, type DecisionSubject } from '#schema/corrections/decision.ts'

/** The decision of a user in a document that a call is about. */
type Place = { userId: string; documentId: string }

/** The revision of a decision that the server does not have yet. */
const WAITING = 0

/**
 * A decision on this device. `tried`: it was sent, so the server may have it without this device knowing.
 * `undone`: it was undone after that, so it has to be undone on the server too.
 */
const waitingDecision = z.extend(decision, {
  state: z._default(z.enum(['new', 'tried', 'undone']), 'new'),
})
export type WaitingDecision = z.infer<typeof waitingDecision>

/** Decisions that were made without a connection, in their order; kept on this device. */
const all = storedAtom('waiting-decisions', z.array(waitingDecision), [])

onSignOut(() => {
  store.set(all, [])
  return Promise.resolve()
})

/** Nothing is written any more once the user has signed out, in this tab or another one. */
function save(change: (made: WaitingDecision[]) => WaitingDecision[]): void {
  if (mayKeep()) store.set(all, change)
}

/** Whether a decision is only on this device. */
export const isWaiting = ({ revision }: Decision): boolean => revision === WAITING

/** Returns the decisions of a user in a document that have to be sent, with those that were undone since. */
export const unsentAt = (place: Place): WaitingDecision[] => store.get(all).filter(isAt(place))

/** Returns the decisions of a user in a document that wait for a connection. */
export const waitingAt = (place: Place): Decision[] => unsentAt(place).filter(stands)

const isAt =
  ({ userId, documentId }: Place) =>
  (made: Decision): boolean =>
    made.userId === userId && made.documentId === documentId

const stands = ({ state }: WaitingDecision): boolean => state !== 'undone'

/** The decisions that have to be sent, for a component. */
export function useUnsent({ userId, documentId }: Place): readonly WaitingDecision[] {
  const every = useAtomValue(all)
  return useMemo(() => every.filter(isAt({ userId, documentId })), [every, userId, documentId])
}

/** The decisions that wait, for a component. */
export function useWaiting(place: Place): readonly Decision[] {
  const unsent = useUnsent(place)
  return useMemo(() => unsent.filter(stands), [unsent])
}

/** Keeps a decision until it can be sent. It counts for its user meanwhile, unless that user has signed out. */
export function wait(place: Place, subject: DecisionSubject): Decision {
  const known = unsentAt(place).find(made => deepEqual(made.subject, subject))
  if (known) {
    if (!stands(known)) change(known, 'tried')
    return known
  }
  const made = { ...place, id: crypto.randomUUID(), subject, forAll: false, revision: WAITING }
  save(others => [...others, { ...made, state: 'new' }])
  return made
}

/** Remembers that a decision is being sent. */
export function markTried(made: WaitingDecision): void {
  if (made.state === 'new') change(made, 'tried')
}

/** Undoes a decision that waits. One that the server may have is undone there too. */
export function unwait(made: Decision): void {
  if (found(made)?.state === 'new') forget(made)
  else change(made, 'undone')
}

/** Keeps a decision no longer. */
export const forget = ({ id }: Decision): void => save(made => made.filter(each => each.id !== id))

/** Returns a decision as it is kept here now; undefined if it is not. */
export const found = ({ id }: Decision): WaitingDecision | undefined =>
  store.get(all).find(each => each.id === id)

function change({ id }: Decision, state: WaitingDecision['state']): void {
  save(made => made.map(each => (each.id === id ? { ...each, state } : each)))
}
