import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { request } from '#client/shared/api/request.ts'
import { documentSummary } from '#schema/documents/contract.ts'

import { patchDocument, removeDocument } from './events.ts'
import { DOCUMENTS, documentQuery, documentsQuery } from './queries.ts'

const nothing = z.undefined()

/** Makes an empty document and gives it. */
export function useCreateDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST', '/api/documents', {}, { schema: documentSummary }),
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
      request('PATCH', `/api/documents/${id}`, { title }, { schema: documentSummary }),
    onSuccess: renamed => patchDocument(queryClient, renamed),
  })
}

/** Moves a document to the trash. */
export function useTrashDocument() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request('DELETE', `/api/documents/${id}`, undefined, { schema: nothing }),
    onSuccess: (_, id) => {
      // At once: the screen that comes next opens the latest document of the list.
      removeDocument(queryClient, id)
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS })
    },
  })
}

/** Takes a document out of the trash. */
export const useRestoreDocument = () =>
  useChange(id => request('POST', `/api/documents/${id}/restore`, {}, { schema: documentSummary }))

/** Deletes a document in the trash for ever. */
export const useDeleteDocument = () =>
  useChange(id => request('DELETE', `/api/documents/${id}/permanently`, undefined, { schema: nothing }))

function useChange(change: (id: string) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS })
    },
  })
}
