import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { membersQuery, type Shared } from '#client/shared/api/members.ts'
import type { Member } from '#schema/sharing/contract.ts'
import * as endpoints from '#schema/sharing/ownerEndpoints.ts'

/** A call about the owner of a document, whose answer lists the people. */
function useAct<T>({ id, kind }: Shared, act: (id: string, about: T) => Promise<Member[]>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (about: T) => act(id, about),
    onSuccess: members => queryClient.setQueryData(membersQuery({ id, kind }).queryKey, members),
  })
}

/** Offers a document to a member. */
export const useOffer = (document: Shared) =>
  useAct(document, (id, userId: string) => call(endpoints.offer, { params: { id }, body: { userId } }))

/** Withdraws the offer of a document, or declines it. */
export const useDecline = (document: Shared) =>
  useAct<void>(document, id => call(endpoints.decline, { params: { id } }))

/** Becomes the owner of a document that is offered. */
export const useTake = (document: Shared) =>
  useAct<void>(document, id => call(endpoints.take, { params: { id } }))
