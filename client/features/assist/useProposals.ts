import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { proposal, type Proposal } from '#schema/assist/contract.ts'

const keyOf = (documentId: string) => ['proposals', documentId] as const

/** Results in a document that wait for Replace or Discard. */
export const useProposals = (documentId: string) =>
  useLiveQuery(
    useUserRoom(),
    queryOptions({
      queryKey: keyOf(documentId),
      queryFn: () =>
        request('GET', `/api/documents/${documentId}/proposals`, undefined, { schema: z.array(proposal) }),
    }),
  )

/** Says what became of a result; it leaves every tab's list. */
export function useResolveProposal(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: 'replaced' | 'discarded' }) =>
      request('POST', `/api/assist/proposals/${id}/resolve`, { outcome }, { schema: z.unknown() }),
    onMutate: ({ id }) => patchProposal(client, documentId, id, null),
  })
}

/** Puts a result into its list or takes it out; from an answer or from an event. */
export function patchProposal(
  client: QueryClient,
  documentId: string,
  id: string,
  made: Proposal | null,
): void {
  client.setQueryData<Proposal[]>(keyOf(documentId), list => {
    if (!list) return list
    const others = list.filter(other => other.id !== id)
    return made ? [...others, made] : others
  })
}
