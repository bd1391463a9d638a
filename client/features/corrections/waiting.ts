import deepEqual from 'fast-deep-equal'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as z from 'zod/mini'

import { onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import { decision, type Decision, type DecisionSubject } from '#schema/corrections/decision.ts'

/** The decision of a user in a document that a call is about. */
type Place = { userId: string; documentId: string }

/** The revision of a decision that the server does not have yet. */
const WAITING = 0

/** Decisions that were made without a connection, in their order; kept on this device. */
const all = storedAtom('waiting-decisions', z.array(decision), [])

onSignOut(() => {
  store.set(all, [])
  return Promise.resolve()
})

/** Whether a decision is only on this device. */
export const isWaiting = ({ revision }: Decision): boolean => revision === WAITING

/** Returns the decisions of a user in a document that wait for a connection. */
export const waitingAt = (place: Place): Decision[] => store.get(all).filter(isAt(place))

const isAt =
  ({ userId, documentId }: Place) =>
  (made: Decision): boolean =>
    made.userId === userId && made.documentId === documentId

/** The decisions that wait, for a component. */
export function useWaiting({ userId, documentId }: Place): readonly Decision[] {
  const every = useAtomValue(all)
  return useMemo(() => every.filter(isAt({ userId, documentId })), [every, userId, documentId])
}

/** Keeps a decision until it can be sent. It counts for its user meanwhile. */
export function wait(place: Place, subject: DecisionSubject): Decision {
  const known = waitingAt(place).find(made => deepEqual(made.subject, subject))
  if (known) return known
  const made = { ...place, id: crypto.randomUUID(), subject, forAll: false, revision: WAITING }
  store.set(all, others => [...others, made])
  return made
}

/** Keeps a decision no longer. */
export const forget = ({ id }: Decision): void => store.set(all, made => made.filter(each => each.id !== id))

/** Whether a decision is still kept here. */
export const isKept = ({ id }: Decision): boolean => store.get(all).some(each => each.id === id)
