import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { request } from '#client/shared/api/request.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { member, membersChanged, type AddMember } from '#schema/sharing/contract.ts'

const list = z.array(member)

const membersQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['members', documentId],
    queryFn: ({ signal }) =>
      request('GET', `/api/documents/${documentId}/members`, undefined, { schema: list, signal }),
  })

/** The people of a document, the owner first. */
export const useMembers = (documentId: string) =>
  useLiveQuery(roomName(documentRoom(documentId)), membersQuery(documentId))

/** Adds a registered person, or changes what one may do. */
export function useAddMember(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (added: AddMember) =>
      request('POST', `/api/documents/${documentId}/members`, added, { schema: list }),
    onSuccess: members => queryClient.setQueryData(membersQuery(documentId).queryKey, members),
  })
}

/** Takes a person out of a document; also oneself. */
export function useRemoveMember(documentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) =>
      request('DELETE', `/api/documents/${documentId}/members/${userId}`, undefined, {
        schema: z.undefined(),
      }),
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
