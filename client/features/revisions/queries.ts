import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import type { RevisionPage } from '#schema/revisions/contract.ts'
import * as endpoints from '#schema/revisions/endpoints.ts'

import { REVISIONS_KEY } from './events.ts'

const PAGE = 30

type Part = { before?: number | null; signal?: AbortSignal }

const readPage = (documentId: string, { before = null, signal }: Part = {}): Promise<RevisionPage> =>
  call(
    endpoints.list,
    { params: { id: documentId }, query: { limit: PAGE, ...(before !== null && { before }) } },
    signal && { signal },
  )

/** The newest versions of a document. A further read has at least as many as the one before. */
const listQuery = (documentId: string) =>
  queryOptions({
    queryKey: [REVISIONS_KEY, documentId, 'list'],
    queryFn: async ({ client, queryKey, signal }): Promise<RevisionPage> => {
      const held = client.getQueryData<RevisionPage>(queryKey)?.revisions.length ?? 0
      let all = await readPage(documentId, { signal })
      while (all.next !== null && all.revisions.length < held)
        all = joined(all, await readPage(documentId, { before: all.next, signal }))
      return all
    },
    // Expired versions are not reported.
    staleTime: 0,
  })

const joined = (newer: RevisionPage, older: RevisionPage): RevisionPage => ({
  revisions: [...newer.revisions, ...older.revisions],
  next: older.next,
})

/** The versions of a document, the newest first. Events keep them up to date. */
export const useRevisionList = (documentId: string, room: string) => useLiveQuery(room, listQuery(documentId))

/** Adds the next page to the versions that are loaded. */
export function useOlderRevisions(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (before: number) => readPage(documentId, { before }),
    onSuccess: (older, before) =>
      client.setQueryData(listQuery(documentId).queryKey, held =>
        // A read in the meantime may have had them.
        held?.next === before ? joined(held, older) : held,
      ),
  })
}

/** The text of a version, which never changes. */
export const useRevisionBody = (documentId: string, revisionId: string) =>
  useQuery({
    queryKey: ['revision-body', documentId, revisionId],
    queryFn: ({ signal }) => call(endpoints.read, { params: { id: documentId, revisionId } }, { signal }),
  })

/** Reads the versions on screen again. */
export const readAgain = (client: QueryClient, documentId: string) =>
  client.invalidateQueries({ queryKey: [REVISIONS_KEY, documentId] })

/** Keeps the document as it is now under a name. `wasThere`: it had that name already. */
export function useNameRevision(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const held = client.getQueryData(listQuery(documentId).queryKey)?.revisions ?? []
      const made = await call(endpoints.name, { params: { id: documentId }, body: { name } })
      const wasThere = !('pending' in made) && held.some(({ id, kind }) => id === made.id && kind === 'named')
      return { made, wasThere }
    },
    onSuccess: () => readAgain(client, documentId),
  })
}

/** Restores a version. Its answer is the one that the document is now, if it changed at once. */
export function useRestoreRevision(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (revisionId: string) => call(endpoints.restore, { params: { id: documentId, revisionId } }),
    onSuccess: () => readAgain(client, documentId),
  })
}
