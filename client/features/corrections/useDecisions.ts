import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import type { Decision, DecisionList, DecisionSubject } from '#schema/corrections/decision.ts'
import * as endpoints from '#schema/corrections/endpoints.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'

const keyOf = (documentId: string) => ['decisions', documentId] as const

/** The decisions in a document that apply to this reader. */
export const useDecisions = (documentId: string) =>
  useLiveQuery(
    roomName(documentRoom(documentId)),
    queryOptions({
      queryKey: keyOf(documentId),
      queryFn: () => call(endpoints.list, { params: { id: documentId } }),
    }),
  )

/** Makes a decision. */
export function useDecide(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (subject: DecisionSubject) =>
      call(endpoints.decide, { params: { id: documentId }, body: subject }),
    onSuccess: made => patchDecision(client, documentId, made.id, made),
  })
}

/** Undoes a decision. */
export function useUndecide(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (made: Decision) => call(endpoints.undo, { params: { id: documentId, decisionId: made.id } }),
    onSuccess: (_answer, made) => patchDecision(client, documentId, made.id, null),
  })
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
