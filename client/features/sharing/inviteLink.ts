import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { documentChanged } from '#schema/documents/contract.ts'
import type { InviteLinkAnswer, InviteLinkChange } from '#schema/sharing/inviteLink.ts'
import * as endpoints from '#schema/sharing/inviteLinkEndpoints.ts'

const inviteLinkQuery = (id: string) =>
  queryOptions({
    queryKey: ['invite-link', id],
    queryFn: ({ signal }) => call(endpoints.read, { params: { id } }, { signal }),
  })

/** The invite link of a document of the signed-in owner. */
export const useInviteLink = (id: string) => useLiveQuery(useUserRoom(), inviteLinkQuery(id))

/** Creates the link of a document, or changes its role or its time. */
export const useChangeInviteLink = (id: string) =>
  useChange(id, (body: InviteLinkChange) => call(endpoints.change, { params: { id }, body }))

/** Revokes the link of a document. */
export const useRevokeInviteLink = (id: string) =>
  useChange(id, () => call(endpoints.revoke, { params: { id } }))

function useChange<V>(id: string, change: (value: V) => Promise<InviteLinkAnswer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: answer => queryClient.setQueryData(inviteLinkQuery(id).queryKey, answer),
  })
}

/** The owner may have changed it in another tab. */
export const inviteLinkEvents = onEvent(documentChanged, (queryClient, { key }) => {
  void queryClient.invalidateQueries({ queryKey: inviteLinkQuery(key).queryKey })
})
