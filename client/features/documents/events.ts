import type { QueryClient } from '@tanstack/react-query'

import { isNewer, onEvent } from '#client/shared/live/events.ts'
import {
  documentChanged,
  documentPlaced,
  documentProjected,
  type DocumentFacts,
  type DocumentPlace,
  type DocumentProjection,
  type DocumentSummary,
} from '#schema/documents/contract.ts'
import { folderChanged, type Folder } from '#schema/documents/folders.ts'
import { accessChanged } from '#schema/sharing/contract.ts'

import { later, movedUp } from './order.ts'
import { DOCUMENTS, documentQuery, documentsQuery, foldersQuery, keepList, trashQuery } from './queries.ts'

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
  if (facts.kind !== 'document') return
  const [target, other] = trashed ? [trashQuery, documentsQuery] : [documentsQuery, trashQuery]
  queryClient.setQueryData(other.queryKey, held => held?.filter(isNot(facts)))
  const held = queryClient.getQueryData(target.queryKey)
  if (held?.some(document => document.id === facts.id)) {
    queryClient.setQueryData(target.queryKey, list => list?.map(document => patched(document)))
  } else {
    // These fields do not include the reader's role.
    void queryClient.invalidateQueries({ queryKey: target.queryKey })
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
  if (kind !== 'document') return
  queryClient.setQueryData(trashQuery.queryKey, list => list?.map(document => patched(document)))
  const listed = queryClient.getQueryData(documentsQuery.queryKey)
  const held = listed?.find(document => document.id === id)
  const changed = patched(held)
  if (listed && !held) {
    // It is on a later page, or new to the reader. A read that is under way goes on.
    void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey }, { cancelRefetch: false })
  } else if (listed && changed && changed !== held) {
    queryClient.setQueryData(documentsQuery.queryKey, movedUp(listed, changed))
    keepList(queryClient)
  }
}

/** Updates where the user has placed a document. */
export function patchPlace(queryClient: QueryClient, id: string, place: DocumentPlace): void {
  const patched = <T extends DocumentSummary | null | undefined>(held: T) =>
    held && held.id === id && isNewer(place, held.place) ? { ...held, place } : held
  queryClient.setQueryData(documentQuery(id).queryKey, patched)
  for (const { queryKey } of [documentsQuery, trashQuery])
    queryClient.setQueryData(queryKey, list => list?.map(document => patched(document)))
}

/** Adds a folder, or updates its name. */
export function patchFolder(queryClient: QueryClient, folder: Folder): void {
  queryClient.setQueryData(foldersQuery.queryKey, list => {
    const held = list?.find(({ id }) => id === folder.id)
    if (!list || !isNewer(folder, held)) return list
    return held ? list.map(one => (one === held ? folder : one)) : [...list, folder]
  })
}

/** Removes a deleted folder. Its documents are in none from then on. */
export function removeFolder(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData(foldersQuery.queryKey, list => list?.filter(folder => folder.id !== id))
}

/** Removes a document from all lists: it was deleted, or the reader lost access. */
export function removeDocument(queryClient: QueryClient, id: string): void {
  for (const { queryKey } of [documentsQuery, trashQuery]) {
    queryClient.setQueryData(queryKey, held => held?.filter(isNot({ id })))
  }
  queryClient.setQueryData(documentQuery(id).queryKey, null)
}

const isNot =
  (other: { id: string }) =>
  (document: DocumentSummary): boolean =>
    document.id !== other.id
