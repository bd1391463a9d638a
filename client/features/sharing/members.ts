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

/** The people of a document, the owner first. */
export const useMembers = (documentId: string) =>
  useLiveQuery(roomName(documentRoom(documentId)), membersQuery(documentId))

/** Adds a registered person, or changes what one may do. */
export function useAddMember(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (added: AddMember) => call(endpoints.addMember, { params: { id: documentId }, body: added }),
    onSuccess: members => queryClient.setQueryData(membersQuery(documentId).queryKey, members),
  })
}

/** Takes a person out of a document; also oneself. */
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

/** Keeps the lists of people in step. */
export const memberEvents = [
  onEvent(membersChanged, (queryClient, { key, value }) => {
    const { queryKey } = membersQuery(key)
    if (value === null) queryClient.removeQueries({ queryKey })
    else queryClient.setQueryData(queryKey, value.members)
  }),
]
