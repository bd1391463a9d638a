import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { membersQuery } from '#client/shared/api/members.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { roomName, userRoom } from '#schema/rooms/room.ts'
import { invitationsChanged, type AddMember } from '#schema/sharing/contract.ts'
import * as endpoints from '#schema/sharing/endpoints.ts'
import type { GrantableRole } from '#schema/sharing/roles.ts'

const invitationsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['invitations', documentId],
    queryFn: ({ signal }) => call(endpoints.listInvitations, { params: { id: documentId } }, { signal }),
  })

/** The people whom the signed-in owner has invited and who have no account yet. */
export const useInvitations = (documentId: string, ownerId: string) =>
  useLiveQuery(roomName(userRoom(ownerId)), invitationsQuery(documentId))

/** Changes the role of an invitation. */
export function useChangeInvitation(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ invitationId, role }: { invitationId: string; role: GrantableRole }) =>
      call(endpoints.changeInvitation, { params: { id: documentId, invitationId }, body: { role } }),
    onSuccess: invitations => queryClient.setQueryData(invitationsQuery(documentId).queryKey, invitations),
  })
}

/** Withdraws an invitation. */
export function useWithdrawInvitation(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(endpoints.withdrawInvitation, { params: { id: documentId, invitationId } }),
    onSuccess: (_, invitationId) =>
      queryClient.setQueryData(invitationsQuery(documentId).queryKey, held =>
        held?.filter(invited => invited.id !== invitationId),
      ),
  })
}

/** Adds a registered user, or invites an email without an account. */
export function useAddMember(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (added: AddMember) => call(endpoints.addMember, { params: { id: documentId }, body: added }),
    onSuccess: members => queryClient.setQueryData(membersQuery(documentId).queryKey, members),
  })
}

/** Changes the role of a member. */
export function useChangeMember(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: GrantableRole }) =>
      call(endpoints.changeMember, { params: { id: documentId, userId }, body: { role } }),
    onSuccess: members => queryClient.setQueryData(membersQuery(documentId).queryKey, members),
  })
}

/** Removes a member from a document, or leaves it. */
export function useRemoveMember(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => call(endpoints.removeMember, { params: { id: documentId, userId } }),
    onSuccess: (_, userId) =>
      queryClient.setQueryData(membersQuery(documentId).queryKey, held =>
        held?.filter(person => person.userId !== userId),
      ),
  })
}

/** Keeps the lists of invitations up to date. */
export const invitationEvents = onEvent(invitationsChanged, (queryClient, { key, value }) => {
  const { queryKey } = invitationsQuery(key)
  if (value === null) queryClient.removeQueries({ queryKey })
  else queryClient.setQueryData(queryKey, value.invitations)
})
