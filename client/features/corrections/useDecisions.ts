import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import deepEqual from 'fast-deep-equal'
import { useCallback, useEffect } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { isUnreachable } from '#client/shared/api/httpError.ts'
import { everyMinute } from '#client/shared/lib/everyMinute.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import type { Decision, DecisionList, DecisionSubject } from '#schema/corrections/decision.ts'
import * as endpoints from '#schema/corrections/endpoints.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'

import { decideAs, sendWaiting, undoAs } from './sendWaiting.ts'
import { found, isWaiting, unwait, useUnsent, useWaiting, wait } from './waiting.ts'

const keyOf = (documentId: string) => ['decisions', documentId] as const

const listQuery = (documentId: string) =>
  queryOptions({
    queryKey: keyOf(documentId),
    queryFn: () => call(endpoints.list, { params: { id: documentId } }),
  })

/** The decisions in a document that apply to this reader, with those that wait for a connection. */
export function useDecisions(documentId: string) {
  const { id: userId } = useCurrentUser()
  const waiting = useWaiting({ userId, documentId })
  return useLiveQuery(roomName(documentRoom(documentId)), {
    ...listQuery(documentId),
    select: useCallback(
      ({ decisions }: DecisionList) => ({ decisions: [...decisions, ...waiting] }),
      [waiting],
    ),
  })
}

/**
 * Sends the decisions that wait whenever the list was read, which a new connection causes, and every minute: a
 * server that was too busy for them has not ended the connection.
 */
export function useSendWaiting(documentId: string): void {
  const client = useQueryClient()
  const { id: userId } = useCurrentUser()
  const { dataUpdatedAt } = useDecisions(documentId)
  const isWanted = useUnsent({ userId, documentId }).length > 0
  const send = useCallback(
    () => void sendWaiting({ userId, documentId }, made => patchDecision(client, documentId, made.id, made)),
    [client, userId, documentId],
  )
  useEffect(() => {
    if (dataUpdatedAt !== 0) send()
  }, [send, dataUpdatedAt])
  useEffect(() => (isWanted ? everyMinute(send) : undefined), [send, isWanted])
}

/** Makes a decision. Without a connection, it waits on this device. */
export function useDecide(documentId: string) {
  const client = useQueryClient()
  const { id: userId } = useCurrentUser()
  return useMutation({
    mutationFn: async (subject: DecisionSubject) => {
      const place = { userId, documentId }
      try {
        return await decideAs(place, subject)
      } catch (error) {
        if (!isUnreachable(error)) throw error
        return wait(place, subject)
      }
    },
    onSuccess: made => {
      if (!isWaiting(made)) patchDecision(client, documentId, made.id, made)
    },
  })
}

/** Undoes a decision. */
export function useUndecide(documentId: string) {
  const client = useQueryClient()
  const { id: userId } = useCurrentUser()
  return useMutation({
    mutationFn: async (made: Decision) => {
      const standing = isWaiting(made) ? sentAs(client, made) : made
      if (!standing) return unwait(made)
      await undoAs({ userId, documentId }, standing.id)
      patchDecision(client, documentId, standing.id, null)
    },
  })
}

/** Returns what a decision that had to wait has become on the server; null if it still waits. */
function sentAs(client: QueryClient, made: Decision): Decision | null {
  if (found(made)) return null
  const list = client.getQueryData<DecisionList>(keyOf(made.documentId))
  return list?.decisions.find(({ subject }) => deepEqual(subject, made.subject)) ?? null
}

/** Adds a decision or removes it, after an answer or an event. */
export function patchDecision(
  client: QueryClient,
  documentId: string,
  id: string,
  made: Decision | null,
): void {
  client.setQueryData<DecisionList>(keyOf(documentId), list => {
    if (!list) return list
    const others = list.decisions.filter(other => other.id !== id)
    return { ...list, decisions: made ? [...others, made] : others }
  })
}
