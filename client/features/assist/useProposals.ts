import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { readAll } from '#client/shared/api/pages.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { proposalCursor, type Proposal } from '#schema/assist/contract.ts'
import * as endpoints from '#schema/assist/endpoints.ts'

const keyOf = (documentId: string) => ['proposals', documentId] as const

/** All results in a document that await Replace or Discard, the oldest first. */
export const useProposals = (documentId: string) =>
  useLiveQuery(
    useUserRoom(),
    queryOptions({
      queryKey: keyOf(documentId),
      queryFn: async ({ signal }) => {
        const params = { id: documentId }
        const read = (query: { before?: string }) =>
          call(endpoints.listProposals, { params, query }, { signal })
        return (await readAll(read, proposalCursor)).toReversed()
      },
    }),
  )

/** Records the outcome of a result, which removes it from every tab's list. */
export function useResolveProposal(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: 'replaced' | 'discarded' }) =>
      call(endpoints.resolveProposal, { params: { id }, body: { outcome } }),
    onMutate: ({ id }) => patchProposal(client, documentId, id, null),
  })
}

/** Adds a result to its list or removes it, after an answer or an event. */
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
