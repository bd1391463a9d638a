import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { documentRoom, roomName, userRoom } from '#schema/rooms/room.ts'
import { invitationsChanged, membersChanged, type AddMember } from '#schema/sharing/contract.ts'
import * as sharing from '#schema/sharing/endpoints.ts'
import type { GrantableRole } from '#schema/sharing/roles.ts'
import * as snippetSharing from '#schema/snippets/sharingEndpoints.ts'

/** The document or snippet whose people are read or changed. */
export type Shared = Pick<DocumentSummary, 'id' | 'kind'>

const endpointsOf = (kind: DocumentKind) => (kind === 'snippet' ? snippetSharing : sharing)

// The key is the same for both kinds: events do not tell the kind.
const membersQuery = ({ id, kind }: Shared) =>
  queryOptions({
    queryKey: ['members', id],
    queryFn: ({ signal }) => call(endpointsOf(kind).listMembers, { params: { id } }, { signal }),
  })

/** The members of a document, owner first. */
export const useMembers = (shared: Shared) =>
  useLiveQuery(roomName(documentRoom(shared.id)), membersQuery(shared))

const invitationsQuery = ({ id, kind }: Shared) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: ({ signal }) => call(endpointsOf(kind).listInvitations, { params: { id } }, { signal }),
  })

/** The people whom the signed-in owner has invited and who have no account yet. */
export const useInvitations = (shared: Shared, ownerId: string) =>
  useLiveQuery(roomName(userRoom(ownerId)), invitationsQuery(shared))

/** Changes the role of an invitation. */
export function useChangeInvitation({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ invitationId, role }: { invitationId: string; role: GrantableRole }) =>
      call(endpointsOf(kind).changeInvitation, { params: { id, invitationId }, body: { role } }),
    onSuccess: invitations => queryClient.setQueryData(invitationsQuery({ id, kind }).queryKey, invitations),
  })
}

/** Withdraws an invitation. */
export function useWithdrawInvitation({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(endpointsOf(kind).withdrawInvitation, { params: { id, invitationId } }),
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
    mutationFn: (added: AddMember) => call(endpointsOf(kind).addMember, { params: { id }, body: added }),
    onSuccess: members => queryClient.setQueryData(membersQuery({ id, kind }).queryKey, members),
  })
}

/** Changes the role of a member. */
export function useChangeMember({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: GrantableRole }) =>
      call(endpointsOf(kind).changeMember, { params: { id, userId }, body: { role } }),
    onSuccess: members => queryClient.setQueryData(membersQuery({ id, kind }).queryKey, members),
  })
}

/** Removes a member from a document, or leaves it. */
export function useRemoveMember({ id, kind }: Shared) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => call(endpointsOf(kind).removeMember, { params: { id, userId } }),
    onSuccess: (_, userId) =>
      queryClient.setQueryData(membersQuery({ id, kind }).queryKey, held =>
        held?.filter(person => person.userId !== userId),
      ),
  })
}

/** Keeps the lists of members and of invitations up to date. */
export const memberEvents = [
  onEvent(membersChanged, (queryClient, { key, value }) => {
    const { queryKey } = membersQuery({ id: key, kind: 'document' })
    if (value === null) queryClient.removeQueries({ queryKey })
    else queryClient.setQueryData(queryKey, value.members)
  }),
  onEvent(invitationsChanged, (queryClient, { key, value }) => {
    const { queryKey } = invitationsQuery({ id: key, kind: 'document' })
    if (value === null) queryClient.removeQueries({ queryKey })
    else queryClient.setQueryData(queryKey, value.invitations)
  }),
]
