import type { QueryClient } from '@tanstack/react-query'

import { isNewer, onEvent } from '#client/shared/live/events.ts'
import {
  documentChanged,
  documentPlaced,
  documentProjected,
  NO_FOLDER,
  type DocumentFacts,
  type DocumentPlace,
  type DocumentProjection,
  type DocumentSummary,
} from '#schema/documents/contract.ts'
import { folderChanged, type Folder, type ListedFolder } from '#schema/documents/folders.ts'
import { accessChanged } from '#schema/sharing/contract.ts'

import { later, movedUp } from './order.ts'
import { nextOf } from './pages.ts'
import {
  DOCUMENTS,
  documentQuery,
  documentsQuery,
  foldersQuery,
  keepChanged,
  ONE,
  trashQuery,
  viewOf,
  VIEWS,
} from './queries.ts'
import { ALL, placedIn } from './views.ts'

/** Keeps the lists and the open document up to date. */
export const documentEvents = [
  onEvent(documentChanged, (queryClient, { key, value }) => {
    if (value === null) removeDocument(queryClient, key)
    else patchDocument(queryClient, value)
  }),
  onEvent(documentProjected, (queryClient, { key, value }) => {
    if (value !== null) patchProjection(queryClient, key, value)
  }),
  onEvent(documentPlaced, (queryClient, { key, value }) => {
    if (value !== null) patchPlace(queryClient, key, value)
  }),
  onEvent(folderChanged, (queryClient, { key, value }) => {
    if (value === null) removeFolder(queryClient, key)
    else patchFolder(queryClient, value)
  }),
  // The reader's access has changed, and only the server knows the result.
  onEvent(accessChanged, queryClient => {
    void queryClient.invalidateQueries({ queryKey: DOCUMENTS })
    readCounts(queryClient)
  }),
]

/** Updates the document's fields wherever it is shown. */
export function patchDocument(queryClient: QueryClient, facts: DocumentFacts): void {
  const patched = <T extends DocumentSummary | null | undefined>(held: T) =>
    held && held.id === facts.id && isNewer(facts, held)
      ? { ...held, ...facts, updatedAt: later(held.updatedAt, facts.updatedAt) }
      : held
  queryClient.setQueryData(documentQuery(facts.id).queryKey, patched)
  const trashed = facts.trashedAt !== null
  // The reader may have lost it, or have it again: only the server knows.
  const isMissing = queryClient.getQueryData(documentQuery(facts.id).queryKey) === null
  if (trashed || isMissing) void queryClient.invalidateQueries({ queryKey: documentQuery(facts.id).queryKey })
  // Their lists are kept up to date with the screen that shows them.
  if (facts.kind === 'document') patchLists(queryClient, facts, patched)
  keepChanged(queryClient, facts.id)
}

function patchLists(queryClient: QueryClient, facts: DocumentFacts, patched: Patch): void {
  const trashed = facts.trashedAt !== null
  const known = knownDocument(queryClient, facts.id)
  if (trashed) leaveViews(queryClient, facts.id)
  else placeInViews(queryClient, facts.id, patched)
  const [target, other] = trashed ? [trashQuery, documentsQuery] : [documentsQuery, trashQuery]
  queryClient.setQueryData(other.queryKey, held => held?.filter(isNot(facts)))
  const held = queryClient.getQueryData(target.queryKey)
  if (held?.some(document => document.id === facts.id)) {
    queryClient.setQueryData(target.queryKey, list => list?.map(document => patched(document)))
  } else {
    // These fields do not include the reader's role.
    if (known && !trashed) addToList(queryClient, patched(known))
    else void queryClient.invalidateQueries({ queryKey: target.queryKey })
    readCounts(queryClient)
  }
}

/** Updates the words and the date of a document, and moves it up in the list. */
export function patchProjection(queryClient: QueryClient, id: string, projection: DocumentProjection): void {
  const { kind, words, at, revision } = projection
  const patched = <T extends DocumentSummary | null | undefined>(held: T) =>
    held && held.id === id && revision > held.projectionRevision
      ? { ...held, words, projectionRevision: revision, updatedAt: later(held.updatedAt, at) }
      : held
  queryClient.setQueryData(documentQuery(id).queryKey, patched)
  if (kind === 'document') patchListed(queryClient, id, patched)
  keepChanged(queryClient, id)
}

function patchListed(queryClient: QueryClient, id: string, patched: Patch): void {
  queryClient.setQueryData(trashQuery.queryKey, list => list?.map(document => patched(document)))
  placeInViews(queryClient, id, patched)
  const listed = queryClient.getQueryData(documentsQuery.queryKey)
  const held = listed?.find(document => document.id === id)
  const changed = held && patched(held)
  const known = knownDocument(queryClient, id)
  if (listed && known && !held) {
    if (known.trashedAt === null) addToList(queryClient, known)
  } else if (listed && !held) {
    // It is on a later page, or new to the reader. A read that is under way goes on.
    void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey }, { cancelRefetch: false })
  } else if (listed && changed && changed !== held) {
    queryClient.setQueryData(documentsQuery.queryKey, movedUp(listed, changed))
  }
}

/** Updates where the user has placed a document. */
export function patchPlace(queryClient: QueryClient, id: string, place: DocumentPlace): void {
  const patched = <T extends DocumentSummary | null | undefined>(held: T) =>
    held && held.id === id && isNewer(place, held.place) ? { ...held, place } : held
  queryClient.setQueryData(documentQuery(id).queryKey, patched)
  for (const { queryKey } of [documentsQuery, trashQuery])
    queryClient.setQueryData(queryKey, list => list?.map(document => patched(document)))
  placeInViews(queryClient, id, patched)
  readCounts(queryClient)
  keepChanged(queryClient, id)
}

/** Adds a folder, or updates its name. */
export function patchFolder(queryClient: QueryClient, folder: Folder): void {
  queryClient.setQueryData(foldersQuery.queryKey, list => {
    const held = list?.find(({ id }) => id === folder.id)
    if (!list || !isNewer(folder, held)) return list
    if (!held) return [...list, { documents: 0, ...folder }]
    return list.map((one): ListedFolder => (one === held ? { ...held, ...folder } : one))
  })
}

/** Removes a deleted folder. Its documents are in none from then on. */
export function removeFolder(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData(foldersQuery.queryKey, list => list?.filter(folder => folder.id !== id))
  const left = <T extends DocumentSummary | null | undefined>(held: T) =>
    held?.place.folderId === id ? { ...held, place: { ...held.place, folderId: null } } : held
  for (const queryKey of [documentsQuery.queryKey, trashQuery.queryKey, VIEWS])
    queryClient.setQueriesData<DocumentSummary[]>({ queryKey }, list => list?.map(document => left(document)))
  queryClient.setQueriesData<DocumentSummary | null>({ queryKey: ONE }, left)
  // Those that are not loaded are among the documents without a folder then.
  void queryClient.invalidateQueries({
    queryKey: VIEWS,
    predicate: ({ queryKey }) => viewOf(queryKey).folder === NO_FOLDER,
  })
}

/** Removes a document from all lists: it was deleted, or the reader lost access. */
export function removeDocument(queryClient: QueryClient, id: string): void {
  for (const { queryKey } of [documentsQuery, trashQuery]) {
    queryClient.setQueryData(queryKey, held => held?.filter(isNot({ id })))
  }
  leaveViews(queryClient, id)
  readCounts(queryClient)
  queryClient.setQueryData(documentQuery(id).queryKey, null)
  keepChanged(queryClient, id)
}

/** Adds a document to the list of all, or brings it to its place there, unless that is on a later page. */
export function addToList(queryClient: QueryClient, document: DocumentSummary): void {
  queryClient.setQueryData(
    documentsQuery.queryKey,
    list => list && placedIn(ALL, list, document, nextOf(ALL)),
  )
}

/** Returns the first copy of a document found in the loaded lists, or undefined. */
export function knownDocument(queryClient: QueryClient, id: string): DocumentSummary | undefined {
  const lists = [
    queryClient.getQueryData(documentsQuery.queryKey),
    ...queryClient.getQueriesData<DocumentSummary[]>({ queryKey: VIEWS }).map(([, rows]) => rows),
    queryClient.getQueryData(trashQuery.queryKey),
  ]
  const listed = lists.flatMap(rows => rows ?? []).filter(document => document.id === id)
  return listed[0] ?? queryClient.getQueryData(documentQuery(id).queryKey) ?? undefined
}

type Patch = (held: DocumentSummary) => DocumentSummary

/** Brings a document to its place in the lists of parts. They are read again if no list has it. */
export function placeInViews(queryClient: QueryClient, id: string, patched: Patch = held => held): void {
  const known = knownDocument(queryClient, id)
  if (!known) return void queryClient.invalidateQueries({ queryKey: VIEWS }, { cancelRefetch: false })
  const changed = patched(known)
  // The trash may have it alone.
  if (changed.trashedAt !== null) return
  for (const [key, rows] of queryClient.getQueriesData<DocumentSummary[]>({ queryKey: VIEWS })) {
    const view = viewOf(key)
    if (rows) queryClient.setQueryData(key, placedIn(view, rows, changed, nextOf(view)))
  }
}

function leaveViews(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<DocumentSummary[]>({ queryKey: VIEWS }, rows => rows?.filter(isNot({ id })))
}

/** Counts the documents of folders again, unless this device has all of them. */
export function readCounts(queryClient: QueryClient): void {
  if (nextOf(ALL) !== null) void queryClient.invalidateQueries({ queryKey: foldersQuery.queryKey })
}

const isNot =
  (other: { id: string }) =>
  (document: DocumentSummary): boolean =>
    document.id !== other.id
