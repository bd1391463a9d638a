import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { membersQuery, sharingOf, type Shared } from '#client/shared/api/members.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { roomName, userRoom } from '#schema/rooms/room.ts'
import { invitationsChanged, type AddMember } from '#schema/sharing/contract.ts'
import type { GrantableRole } from '#schema/sharing/roles.ts'

const invitationsQuery = ({ id, kind }: Shared) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: ({ signal }) => call(sharingOf(kind).listInvitations, { params: { id } }, { signal }),
  })

/** The people whom the signed-in owner has invited and who have no account yet. */
export const useInvitations = (shared: Shared, ownerId: string) =>
  useLiveQuery(roomName(userRoom(ownerId)), invitationsQuery(shared))

/** Changes the role of an invitation. */
export function useChangeInvitation({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ invitationId, role }: { invitationId: string; role: GrantableRole }) =>
      call(sharingOf(kind).changeInvitation, { params: { id, invitationId }, body: { role } }),
    onSuccess: invitations => queryClient.setQueryData(invitationsQuery({ id, kind }).queryKey, invitations),
  })
}

/** Withdraws an invitation. */
export function useWithdrawInvitation({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(sharingOf(kind).withdrawInvitation, { params: { id, invitationId } }),
    onSuccess: (_, invitationId) =>
      queryClient.setQueryData(invitationsQuery({ id, kind }).queryKey, held =>
        held?.filter(invited => invited.id !== invitationId),
      ),
  })
}

/** Adds a registered user, or invites an email without an account. */
export function useAddMember({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (added: AddMember) => call(sharingOf(kind).addMember, { params: { id }, body: added }),
    onSuccess: members => queryClient.setQueryData(membersQuery({ id, kind }).queryKey, members),
  })
}

/** Changes the role of a member. */
export function useChangeMember({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: GrantableRole }) =>
      call(sharingOf(kind).changeMember, { params: { id, userId }, body: { role } }),
    onSuccess: members => queryClient.setQueryData(membersQuery({ id, kind }).queryKey, members),
  })
}

/** Removes a member from a document, or leaves it. */
export function useRemoveMember({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => call(sharingOf(kind).removeMember, { params: { id, userId } }),
    onSuccess: (_, userId) =>
      queryClient.setQueryData(membersQuery({ id, kind }).queryKey, held =>
        held?.filter(person => person.userId !== userId),
      ),
  })
}

/** Keeps the lists of invitations up to date. */
export const invitationEvents = onEvent(invitationsChanged, (queryClient, { key, value }) => {
  const { queryKey } = invitationsQuery({ id: key, kind: 'document' })
  if (value === null) queryClient.removeQueries({ queryKey })
  else queryClient.setQueryData(queryKey, value.invitations)
})
