import { queryOptions } from '@tanstack/react-query'

import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { membersChanged } from '#schema/sharing/contract.ts'
import * as endpoints from '#schema/sharing/endpoints.ts'

import { call } from './call.ts'

/** How the members of a document are read, owner first. */
export const membersQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['members', documentId],
    queryFn: ({ signal }) => call(endpoints.listMembers, { params: { id: documentId } }, { signal }),
  })

/** The members of a document, owner first. */
export const useMembers = (documentId: string) =>
  useLiveQuery(roomName(documentRoom(documentId)), membersQuery(documentId))

/** Keeps the lists of members up to date. */
export const memberEvents = onEvent(membersChanged, (queryClient, { key, value }) => {
  const { queryKey } = membersQuery(key)
  if (value === null) queryClient.removeQueries({ queryKey })
  else queryClient.setQueryData(queryKey, value.members)
})
