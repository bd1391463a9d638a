import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import type { DocumentSummary, PlaceChange } from '#schema/documents/contract.ts'
import * as endpoints from '#schema/documents/endpoints.ts'

import { endpointsOf } from './endpointsOf.ts'
import { addToList, patchDocument, patchPlace, placeInViews, readCounts, removeDocument } from './events.ts'
import { documentQuery, keepChanged, SEARCHES, trashQuery } from './queries.ts'

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
  queryClient.setQueryData(trashQuery.queryKey, list => list?.filter(({ id }) => id !== added.id))
  addToList(queryClient, added)
  placeInViews(queryClient, added.id)
  keepChanged(queryClient, added.id)
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
      for (const { queryKey } of [trashQuery, documentQuery(id), { queryKey: SEARCHES }])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Restores a document from the trash. */
export function useRestoreDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoints.restore, { params: { id } }),
    onSuccess: restored => {
      addDocument(queryClient, restored)
      readCounts(queryClient)
      void queryClient.invalidateQueries({ queryKey: SEARCHES })
    },
  })
}

/** Permanently deletes a document in the trash. */
export function useDeleteDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoints.remove, { params: { id } }),
    onSuccess: (_, id) => removeDocument(queryClient, id),
  })
}
