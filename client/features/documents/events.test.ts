import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'

import { EventInbox } from '#client/shared/live/inbox.ts'
import { UNPLACED, type DocumentFacts, type DocumentSummary } from '#schema/documents/contract.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'

import { documentEvents } from './events.ts'
import { documentQuery, documentsQuery, trashQuery } from './queries.ts'

const A = '00000000-0000-4000-8000-00000000000a'
const B = '00000000-0000-4000-8000-00000000000b'
const AT = '2026-08-01T10:00:00.000Z'

const facts = (id: string, revision: number, more: Partial<DocumentFacts> = {}): DocumentFacts => ({
  id,
  kind: 'document',
  title: `Title ${revision}`,
  ownerId: A,
  createdAt: AT,
  updatedAt: AT,
  trashedAt: null,
  writing: writingSettings.parse({}),
  revision,
  ...more,
})

const summary = (id: string, revision: number): DocumentSummary => ({
  ...facts(id, revision),
  room: roomName(documentRoom(id)),
  role: 'editor',
  words: 12,
  projectionRevision: 2,
  place: UNPLACED,
})

let queryClient: QueryClient
let inbox: EventInbox

beforeEach(() => {
  queryClient = new QueryClient()
  inbox = new EventInbox(queryClient, documentEvents)
  queryClient.setQueryData(documentsQuery.queryKey, [summary(A, 2), summary(B, 2)])
  queryClient.setQueryData(trashQuery.queryKey, [])
  queryClient.setQueryData(documentQuery(A).queryKey, summary(A, 2))
})

const receive = (value: DocumentFacts | null, revision: number) =>
  inbox.receive([{ name: 'documents.changed', key: A, revision, value }])

const titles = () => queryClient.getQueryData(documentsQuery.queryKey)?.map(document => document.title)

test('a new title shows in the list and in the document, and what the reader is in it stays', () => {
  receive(facts(A, 3), 3)
  expect(titles()).toEqual(['Title 3', 'Title 2'])
  expect(queryClient.getQueryData(documentQuery(A).queryKey)).toEqual({ ...summary(A, 3) })
})

test('an older title changes nothing', () => {
  receive(facts(A, 1), 1)
  expect(titles()).toEqual(['Title 2', 'Title 2'])
})

test('a document in the trash leaves the list, and the trash is read again', () => {
  receive(facts(A, 3, { trashedAt: AT }), 3)
  expect(queryClient.getQueryData(documentsQuery.queryKey)?.map(({ id }) => id)).toEqual([B])
  expect(queryClient.getQueryState(trashQuery.queryKey)?.isInvalidated).toBe(true)
})

test('a document that was not there makes the list be read again', () => {
  queryClient.setQueryData(documentsQuery.queryKey, [summary(B, 2)])
  receive(facts(A, 3), 3)
  expect(queryClient.getQueryState(documentsQuery.queryKey)?.isInvalidated).toBe(true)
})

test('a document that is gone for good is gone everywhere', () => {
  receive(null, 3)
  expect(queryClient.getQueryData(documentsQuery.queryKey)?.map(({ id }) => id)).toEqual([B])
  expect(queryClient.getQueryData(documentQuery(A).queryKey)).toBeNull()
})

test('a changed access makes everything about documents be read again', () => {
  inbox.receive([{ name: 'sharing.access', key: A, revision: 3, value: null }])
  for (const { queryKey } of [documentsQuery, trashQuery, documentQuery(A)]) {
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  }
})

test('a star shows in the list and in the document, and an older one changes nothing', () => {
  const place = (starred: boolean, revision: number) =>
    inbox.receive([
      { name: 'documents.placed', key: A, revision, value: { starred, folderId: null, revision } },
    ])
  const shown = () => [
    queryClient.getQueryData(documentsQuery.queryKey)?.map(document => document.place.starred),
    queryClient.getQueryData(documentQuery(A).queryKey)?.place.starred,
  ]
  place(true, 2)
  expect(shown()).toEqual([[true, false], true])
  place(false, 1)
  expect(shown()).toEqual([[true, false], true])
  place(false, 3)
  expect(shown()).toEqual([[false, false], false])
})
