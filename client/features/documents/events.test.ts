import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { EventInbox } from '#client/shared/live/inbox.ts'
import {
  NO_FOLDER,
  type DocumentFacts,
  type DocumentProjection,
  type DocumentSummary,
} from '#schema/documents/contract.ts'
import { PAGE_MAX } from '#schema/shared/cursor.ts'
import { documentFacts, documentSummary } from '#tests/support/summaries.ts'

import { documentEvents } from './events.ts'
import { lastChanged } from './order.ts'
import { readLoaded } from './pages.ts'
import { documentQuery, documentsQuery, foldersQuery, trashQuery, viewQuery } from './queries.ts'
import { ALL } from './views.ts'

const A = '00000000-0000-4000-8000-00000000000a'
const B = '00000000-0000-4000-8000-00000000000b'
const AT = '2026-08-01T10:00:00.000Z'
const NEXT_DAY = '2026-08-02T10:00:00.000Z'
const AT_THAT_TIME = '2026-08-02T10:00:59.000Z'
const LATER_THAT_DAY = '2026-08-02T10:02:00.000Z'

const facts = (id: string, revision: number, more: Partial<DocumentFacts> = {}) =>
  documentFacts({ id, title: `Title ${revision}`, revision, ...more })

const summary = (id: string, revision: number) =>
  documentSummary({ ...facts(id, revision), role: 'editor', words: 12, projectionRevision: 2 })

let queryClient: QueryClient
let inbox: EventInbox

/** Reads the list of a user with that many documents, which may not be the whole list. */
async function readList(count: number): Promise<void> {
  const page = JSON.stringify(Array.from({ length: count }, () => summary(B, 2)))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)))
  await readLoaded(ALL, 0, new AbortController().signal)
  vi.unstubAllGlobals()
}

beforeEach(async () => {
  await readList(0)
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

test('a new title, and the end of a document, are kept on this device for later', async () => {
  const later = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  receive(facts(A, 3), 3)
  expect(await later().fetchQuery(documentQuery(A))).toEqual(summary(A, 3))
  expect((await later().fetchQuery(documentsQuery)).map(({ title }) => title)).toEqual(['Title 3', 'Title 2'])
  receive(null, 4)
  await expect(later().fetchQuery(documentQuery(A))).rejects.toThrow('Failed to fetch')
  expect((await later().fetchQuery(documentsQuery)).map(({ id }) => id)).toEqual([B])
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

test('a document that is restored is read again where the reader had lost it', () => {
  queryClient.setQueryData(documentQuery(A).queryKey, null)
  receive(facts(A, 4), 4)
  expect(queryClient.getQueryState(documentQuery(A).queryKey)?.isInvalidated).toBe(true)
})

test('a document that is known comes to its place in the list, and nothing is read', () => {
  queryClient.setQueryData(documentsQuery.queryKey, [summary(B, 2)])
  receive(facts(A, 3, { updatedAt: NEXT_DAY }), 3)
  expect(titles()).toEqual(['Title 3', 'Title 2'])
  expect(queryClient.getQueryState(documentsQuery.queryKey)?.isInvalidated).toBe(false)
})

test('a document that was not there makes the list be read again', () => {
  queryClient.setQueryData(documentsQuery.queryKey, [summary(B, 2)])
  queryClient.removeQueries({ queryKey: documentQuery(A).queryKey })
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

test('a document in the trash stays out of the lists', () => {
  const view = viewQuery({ ...ALL, part: 'mine' })
  const trashed = { ...summary(A, 2), role: 'owner', trashedAt: AT } as const
  for (const { queryKey } of [documentsQuery, view]) queryClient.setQueryData(queryKey, [summary(B, 2)])
  queryClient.setQueryData(trashQuery.queryKey, [trashed])
  queryClient.setQueryData(documentQuery(A).queryKey, trashed)
  projected(A, 7)
  inbox.receive([
    { name: 'documents.placed', key: A, revision: 1, value: { starred: true, folderId: null, revision: 1 } },
  ])
  for (const { queryKey } of [documentsQuery, view])
    expect(queryClient.getQueryData<DocumentSummary[]>(queryKey)?.map(({ id }) => id)).toEqual([B])
  expect(queryClient.getQueryData(trashQuery.queryKey)?.[0]).toMatchObject({
    words: 107,
    place: { starred: true },
  })
})

test('a changed access makes the folders be counted again, unless the list is loaded whole', async () => {
  const read = async (count: number) => {
    await readList(count)
    queryClient.setQueryData(foldersQuery.queryKey, [])
    inbox.receive([{ name: 'sharing.access', key: A, revision: count, value: null }])
    return queryClient.getQueryState(foldersQuery.queryKey)?.isInvalidated
  }
  expect(await read(PAGE_MAX)).toBe(true)
  expect(await read(PAGE_MAX - 1)).toBe(false)
})

test('a deleted folder leaves its documents wherever they are held', () => {
  const place = { starred: true, folderId: B, revision: 1 }
  const inFolder = { ...summary(A, 2), place }
  const views = [
    { ...ALL, folder: NO_FOLDER },
    { ...ALL, folder: A },
    { ...ALL, part: 'starred' },
  ] as const
  for (const { queryKey } of [documentsQuery, trashQuery, ...views.map(viewQuery)])
    queryClient.setQueryData<DocumentSummary[]>(queryKey, [inFolder, summary(B, 2)])
  queryClient.setQueryData(documentQuery(A).queryKey, inFolder)
  queryClient.setQueryData(documentQuery(B).queryKey, null)
  inbox.receive([{ name: 'folders.changed', key: B, revision: 2, value: null }])
  for (const { queryKey } of [documentsQuery, trashQuery, ...views.map(viewQuery)])
    expect(queryClient.getQueryData<DocumentSummary[]>(queryKey)?.[0]?.place).toEqual({
      ...place,
      folderId: null,
    })
  expect(queryClient.getQueryData(documentQuery(A).queryKey)?.place.folderId).toBeNull()
  expect(views.map(view => queryClient.getQueryState(viewQuery(view).queryKey)?.isInvalidated)).toEqual([
    true,
    false,
    false,
  ])
})

const projected = (id: string, revision: number, more: Partial<DocumentProjection> = {}) =>
  inbox.receive([
    {
      name: 'documents.projected',
      key: id,
      revision,
      value: { kind: 'document', words: 100 + revision, at: NEXT_DAY, revision, ...more },
    },
  ])
const list = () => queryClient.getQueryData(documentsQuery.queryKey)
const isReadAgain = () => queryClient.getQueryState(documentsQuery.queryKey)?.isInvalidated

describe('a stored projection', () => {
  test('shows its words and date in the list, the trash and the document, and nothing is read', () => {
    queryClient.setQueryData(trashQuery.queryKey, [{ ...summary(A, 2), trashedAt: AT }])
    projected(A, 3)
    const counted = { words: 103, projectionRevision: 3, updatedAt: NEXT_DAY }
    expect(list()).toEqual([{ ...summary(A, 2), ...counted }, summary(B, 2)])
    expect(queryClient.getQueryData(documentQuery(A).queryKey)).toEqual({ ...summary(A, 2), ...counted })
    expect(queryClient.getQueryData(trashQuery.queryKey)?.[0]).toMatchObject(counted)
    expect(isReadAgain()).toBe(false)
  })

  test.each([1, 2])('that is not newer than the words that were read changes nothing: %i', revision => {
    projected(A, revision)
    expect(list()).toEqual([summary(A, 2), summary(B, 2)])
  })

  test('that counts no word shows that the document is empty', () => {
    projected(A, 7, { words: 0 })
    expect(list()?.[0]?.words).toBe(0)
  })

  test('moves its document above older ones, and not above those that are written at the same time', () => {
    projected(B, 3)
    expect(list()?.map(({ id }) => id)).toEqual([B, A])
    projected(A, 3, { at: AT_THAT_TIME })
    expect(list()?.map(({ id }) => id)).toEqual([B, A])
    expect(lastChanged(list() ?? [])?.id).toBe(A)
    projected(A, 4, { at: LATER_THAT_DAY })
    expect(list()?.map(({ id }) => id)).toEqual([A, B])
  })

  test('keeps the later date, whichever event comes first', () => {
    projected(A, 3)
    receive(facts(A, 3), 3)
    expect(list()?.[0]).toMatchObject({ title: 'Title 3', updatedAt: NEXT_DAY })
    receive(facts(A, 4, { updatedAt: LATER_THAT_DAY }), 4)
    projected(A, 4)
    expect(list()?.[0]).toMatchObject({ words: 104, updatedAt: LATER_THAT_DAY })
  })

  test('of an open document that is not in the list brings it there', () => {
    queryClient.setQueryData(documentsQuery.queryKey, [summary(B, 2)])
    projected(A, 3)
    expect(list()?.map(({ id, words }) => [id, words])).toEqual([
      [A, 103],
      [B, 12],
    ])
    expect(isReadAgain()).toBe(false)
  })

  test('of a document that is not loaded makes the list be read again; of a snippet, not', () => {
    queryClient.setQueryData(documentsQuery.queryKey, [summary(B, 2)])
    queryClient.removeQueries({ queryKey: documentQuery(A).queryKey })
    projected(A, 3, { kind: 'snippet' })
    expect(isReadAgain()).toBe(false)
    projected(A, 4)
    expect(isReadAgain()).toBe(true)
    expect(list()).toEqual([summary(B, 2)])
  })

  test('is in the list that this device keeps for later', async () => {
    projected(A, 3)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const kept = await new QueryClient().fetchQuery({ ...documentsQuery, retry: false })
    expect(kept.map(({ words }) => words)).toEqual([103, 12])
    vi.unstubAllGlobals()
  })
})
