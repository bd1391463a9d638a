import type { QueryClient } from '@tanstack/react-query'

import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { documentChanged, type DocumentFacts, type DocumentSummary } from '#schema/documents/contract.ts'
import { accessChanged } from '#schema/sharing/contract.ts'

import { DOCUMENTS, documentQuery, documentsQuery, trashQuery } from './queries.ts'

/** Keeps the lists and the open document up to date. */
export const documentEvents = [
  onEvent(documentChanged, (queryClient, { key, value }) => {
    if (value === null) removeDocument(queryClient, key)
    else patchDocument(queryClient, value)
  }),
  // The reader's access has changed, and only the server knows the result.
  onEvent(accessChanged, queryClient => {
    void queryClient.invalidateQueries({ queryKey: DOCUMENTS })
  }),
]

/** Updates the document's fields wherever it is shown. */
export function patchDocument(queryClient: QueryClient, facts: DocumentFacts): void {
  const patched = <T extends DocumentSummary | null | undefined>(held: T) =>
    held && held.id === facts.id && isNewer(facts, held) ? { ...held, ...facts } : held
  queryClient.setQueryData(documentQuery(facts.id).queryKey, patched)
  const trashed = facts.trashedAt !== null
  const [target, other] = trashed ? [trashQuery, documentsQuery] : [documentsQuery, trashQuery]
  queryClient.setQueryData(other.queryKey, held => held?.filter(isNot(facts)))
  const held = queryClient.getQueryData(target.queryKey)
  if (held?.some(document => document.id === facts.id)) {
    queryClient.setQueryData(target.queryKey, list => list?.map(document => patched(document)))
  } else {
    // These fields do not include the reader's role.
    void queryClient.invalidateQueries({ queryKey: target.queryKey })
  }
  if (trashed) void queryClient.invalidateQueries({ queryKey: documentQuery(facts.id).queryKey })
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
