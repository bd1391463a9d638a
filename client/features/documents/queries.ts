import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { keptName, useUserRoom } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { keepRead, keptRead } from '#client/shared/api/keptReads.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { useRejoin } from '#client/shared/live/useRoom.ts'
import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import { list as listFolders } from '#schema/documents/folderEndpoints.ts'
import { listedFolder } from '#schema/documents/folders.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'

import { endpointsOf } from './endpointsOf.ts'
import { readLoaded, useRest, useWholeList } from './pages.ts'
import { ALL, listed, TRASH, view as viewSchema, type View } from './views.ts'

/** The cache key of all document queries. */
export const DOCUMENTS = ['documents']

/** The reader's documents, own and shared, newest first: the pages that are loaded. */
export const documentsQuery = queryOptions({
  queryKey: [...DOCUMENTS, 'list'],
  queryFn: ({ signal, client, queryKey }): Promise<DocumentSummary[]> =>
    keptRead(keptName(client, 'documents'), z.array(documentSummary), () =>
      readLoaded(ALL, loadedIn(client, queryKey), signal),
    ),
})

/** The reader's own trash, latest first: the pages that are loaded. */
export const trashQuery = queryOptions({
  queryKey: [...DOCUMENTS, 'trash'],
  queryFn: ({ signal, client, queryKey }): Promise<DocumentSummary[]> =>
    readLoaded(TRASH, loadedIn(client, queryKey), signal),
})

/** The cache key of the lists of parts. */
export const VIEWS = [...DOCUMENTS, 'view']

/** A part of the documents in an order: the pages that are loaded. */
export const viewQuery = (view: View) =>
  queryOptions({
    queryKey: [...VIEWS, view],
    queryFn: ({ signal, client, queryKey }): Promise<DocumentSummary[]> =>
      readLoaded(view, loadedIn(client, queryKey), signal),
  })

/** Returns the view that the key of its query names. */
export const viewOf = (queryKey: readonly unknown[]): View => viewSchema.parse(queryKey[VIEWS.length])

const loadedIn = (client: QueryClient, queryKey: readonly unknown[]): number =>
  client.getQueryData<DocumentSummary[]>(queryKey)?.length ?? 0

/** The reader's folders, by name. */
export const foldersQuery = queryOptions({
  queryKey: ['folders'],
  queryFn: ({ signal, client }) =>
    keptRead(keptName(client, 'folders'), z.array(listedFolder), () => call(listFolders, {}, { signal })),
})

/** The cache key of the searches. */
export const SEARCHES = [...DOCUMENTS, 'search']

/** The cache key of single documents and snippets. */
export const ONE = [...DOCUMENTS, 'one']

/** One document or snippet; null if it does not exist or the reader has no access. */
export const documentQuery = (documentId: string, kind: DocumentKind = 'document') =>
  queryOptions({
    queryKey: [...ONE, documentId],
    queryFn: ({ signal, client }) =>
      keptRead(keptName(client, documentId), z.nullable(documentSummary), () =>
        readDocument(documentId, kind, signal),
      ),
  })

/** Keeps a document and the list of all on this device after a change of them, if they were read. */
export function keepChanged(client: QueryClient, documentId: string): void {
  const one = client.getQueryData(documentQuery(documentId).queryKey)
  if (one !== undefined) keepRead(keptName(client, documentId), one)
  const list = client.getQueryData(documentsQuery.queryKey)
  if (list) keepRead(keptName(client, 'documents'), list)
}

async function readDocument(
  documentId: string,
  kind: DocumentKind,
  signal: AbortSignal,
): Promise<DocumentSummary | null> {
  try {
    return await call(endpointsOf(kind).read, { params: { id: documentId } }, { signal })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

export const useDocuments = () => useLiveQuery(useUserRoom(), documentsQuery)

/**
 * Returns the documents of a part, in order. A list that is loaded whole is divided on this device, and a longer
 * one by the server, or, if that fails, as far as it is loaded. Until the server has answered, the loaded
 * documents that the part begins with are shown. `isWanted`: whether the server is asked. `more`: whether the
 * part has other documents.
 */
export function useView(view: View, isWanted = true) {
  const { part, order, folder } = view
  const room = useUserRoom()
  const { data: all } = useDocuments()
  // The list around it reads them. A failed read would begin again with each part that is drawn.
  const { data: folders } = useLiveQuery(room, { ...foldersQuery, enabled: false })
  const isWhole = useRest(ALL, documentsQuery).next === null
  const isAsked = isWanted && !isWhole
  const { data, isError, refetch } = useLiveQuery(room, { ...viewQuery(view), enabled: isAsked })
  const failed = isAsked && isError && !data
  const isWaiting = isAsked && !failed && !data
  // Only a list in the order of the loaded one begins with documents of that.
  const isDivided = isWhole || failed || (isWaiting && order === ALL.order)
  const local = useMemo(
    () => (all && isDivided ? listed(all, { part, order, folder }, folders) : undefined),
    [all, isDivided, part, order, folder, folders],
  )
  const { next } = useRest(view, viewQuery(view))
  const first = isWaiting && local?.length === 0 ? undefined : local
  return {
    documents: isWhole ? local : (data ?? first),
    isWhole,
    more: !isWhole && (failed || isWaiting || next !== null),
    failed,
    retry: () => void refetch(),
  }
}

/** All documents, a page after another: to choose among them. */
export function useAllDocuments() {
  useWholeList(ALL, documentsQuery)
  return useDocuments()
}

/**
 * Returns a document of the reader's trash, which is read a page after another: undefined until it is found or the
 * whole trash is read, and null if it is not there or the trash cannot be read.
 */
export function useTrashed(documentId: string): DocumentSummary | null | undefined {
  const { next, failed } = useWholeList(TRASH, trashQuery)
  const { data: trash, isError } = useTrash()
  const isRead = trash ? next === null || failed : isError
  return trash?.find(({ id }) => id === documentId) ?? (isRead ? null : undefined)
}

export const useFolders = () => useLiveQuery(useUserRoom(), foldersQuery)

export const useTrash = () => useLiveQuery(useUserRoom(), trashQuery)

/** Follows a document. Its room is joined again when the reader has access again. */
export function useDocument(documentId: string, kind: DocumentKind) {
  const room = roomName(documentRoom(documentId))
  const query = useLiveQuery(room, documentQuery(documentId, kind))
  useRejoin(room, query.data ? query.dataUpdatedAt : null)
  return query
}
