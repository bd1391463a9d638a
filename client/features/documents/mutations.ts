import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import type { DocumentSummary, PlaceChange } from '#schema/documents/contract.ts'
import * as endpoints from '#schema/documents/endpoints.ts'

import { endpointsOf } from './endpointsOf.ts'
import { patchDocument, patchPlace, placeInViews, removeDocument } from './events.ts'
import { DOCUMENTS, documentQuery, documentsQuery } from './queries.ts'

/** Creates an empty document and returns it. */
export function useCreateDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(endpoints.create, { body: {} }),
    onSuccess: created => addDocument(queryClient, created),
  })
}

/** Copies a document and returns the copy. */
export function useDuplicateDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoints.duplicate, { params: { id } }),
    onSuccess: copy => addDocument(queryClient, copy),
  })
}

function addDocument(queryClient: QueryClient, added: DocumentSummary): void {
  queryClient.setQueryData(documentQuery(added.id).queryKey, added)
  queryClient.setQueryData(documentsQuery.queryKey, list =>
    list?.some(({ id }) => id === added.id) ? list : list && [added, ...list],
  )
  placeInViews(queryClient, added.id)
}

/** Renames a document or a snippet. */
export function useRenameDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, kind, title }: Pick<DocumentSummary, 'id' | 'kind' | 'title'>) =>
      call(endpointsOf(kind).rename, { params: { id }, body: { title } }),
    onSuccess: renamed => patchDocument(queryClient, renamed),
  })
}

/** Changes where the user has placed a document. */
export function usePlaceDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...change }: PlaceChange & { id: string }) =>
      call(endpoints.place, { params: { id }, body: change }),
    onSuccess: (place, { id }) => patchPlace(queryClient, id, place),
  })
}

/** Moves a document to the trash. */
export function useTrashDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoints.trash, { params: { id } }),
    onSuccess: (_, id) => {
      // At once: the next screen opens the latest document of the list.
      removeDocument(queryClient, id)
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS })
    },
  })
}

/** Restores a document from the trash. */
export const useRestoreDocument = () => useChange(id => call(endpoints.restore, { params: { id } }))

/** Permanently deletes a document in the trash. */
export const useDeleteDocument = () => useChange(id => call(endpoints.remove, { params: { id } }))

function useChange(change: (id: string) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS })
    },
  })
}
