import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { membersChanged, type AddMember } from '#schema/sharing/contract.ts'
import * as endpoints from '#schema/sharing/endpoints.ts'

const membersQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['members', documentId],
    queryFn: ({ signal }) => call(endpoints.listMembers, { params: { id: documentId } }, { signal }),
  })

/** The members of a document, owner first. */
export const useMembers = (documentId: string) =>
  useLiveQuery(roomName(documentRoom(documentId)), membersQuery(documentId))

/** Adds a registered user, or changes their role. */
export function useAddMember(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (added: AddMember) => call(endpoints.addMember, { params: { id: documentId }, body: added }),
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

/** Keeps the lists of members up to date. */
export const memberEvents = [
  onEvent(membersChanged, (queryClient, { key, value }) => {
    const { queryKey } = membersQuery(key)
    if (value === null) queryClient.removeQueries({ queryKey })
    else queryClient.setQueryData(queryKey, value.members)
  }),
]
