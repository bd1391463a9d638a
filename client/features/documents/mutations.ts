import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import * as endpoints from '#schema/documents/endpoints.ts'

import { patchDocument, removeDocument } from './events.ts'
import { DOCUMENTS, documentQuery, documentsQuery } from './queries.ts'

/** Makes an empty document and gives it. */
export function useCreateDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(endpoints.create, { body: {} }),
    onSuccess: created => {
      queryClient.setQueryData(documentQuery(created.id).queryKey, created)
      queryClient.setQueryData(documentsQuery.queryKey, list =>
        list?.some(({ id }) => id === created.id) ? list : list && [created, ...list],
      )
    },
  })
}

/** Gives a document another title. */
export function useRenameDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      call(endpoints.rename, { params: { id }, body: { title } }),
    onSuccess: renamed => patchDocument(queryClient, renamed),
  })
}

/** Moves a document to the trash. */
export function useTrashDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoints.trash, { params: { id } }),
    onSuccess: (_, id) => {
      // At once: the screen that comes next opens the latest document of the list.
      removeDocument(queryClient, id)
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS })
    },
  })
}

/** Takes a document out of the trash. */
export const useRestoreDocument = () => useChange(id => call(endpoints.restore, { params: { id } }))

/** Deletes a document in the trash for ever. */
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
