import { queryOptions } from '@tanstack/react-query'

import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { membersChanged } from '#schema/sharing/contract.ts'
import * as sharing from '#schema/sharing/endpoints.ts'
import * as snippetSharing from '#schema/snippets/sharingEndpoints.ts'

import { call } from './call.ts'

/** The document or snippet whose people are read or changed. */
export type Shared = Pick<DocumentSummary, 'id' | 'kind'>

/** The calls by which the people of a document, or of a snippet, are read and changed. */
export const sharingOf = (kind: DocumentKind) => (kind === 'snippet' ? snippetSharing : sharing)

/** How the members are read, owner first. The key is the same for both kinds: events do not tell the kind. */
export const membersQuery = ({ id, kind }: Shared) =>
  queryOptions({
    queryKey: ['members', id],
    queryFn: ({ signal }) => call(sharingOf(kind).listMembers, { params: { id } }, { signal }),
  })

/** The members of a document, owner first. */
export const useMembers = (shared: Shared) =>
  useLiveQuery(roomName(documentRoom(shared.id)), membersQuery(shared))

/** Keeps the lists of members up to date. */
export const memberEvents = onEvent(membersChanged, (queryClient, { key, value }) => {
  const { queryKey } = membersQuery({ id: key, kind: 'document' })
  if (value === null) queryClient.removeQueries({ queryKey })
  else queryClient.setQueryData(queryKey, value.members)
})
