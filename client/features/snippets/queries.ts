import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { createSnippet } from '#client/shared/api/createSnippet.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { useRoom } from '#client/shared/live/useRoom.ts'
import { nextCursor } from '#schema/shared/cursor.ts'
import {
  snippetCursor,
  type SnippetItem,
  type SnippetOrder,
  type SnippetPart,
} from '#schema/snippets/contract.ts'
import * as endpoints from '#schema/snippets/endpoints.ts'

import { readAgain, readAgainIfGone, SNIPPETS, type Pages } from './events.ts'

/** The choices of the user for a list. */
export type Wanted = { part: SnippetPart; order: SnippetOrder; q: string; tag: string | null }

/** No event tells users of the public snippets of others. */
const PUBLIC_READ_MS = 60_000

/** The snippets of a list: the pages that are loaded, joined. */
export function useSnippets(wanted: Wanted) {
  const room = useUserRoom()
  const isJoining = useRoom(room) === 'joining'
  return useInfiniteQuery({
    ...snippetsQuery(wanted),
    meta: { room },
    ...(isJoining && { enabled: false }),
  })
}

/** The read of a list. Until it is there, the list shows what an earlier search found in the same part. */
export const snippetsQuery = ({ part, order, q, tag }: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...SNIPPETS, part, order, q, tag],
    queryFn: ({ signal, pageParam }) => {
      const query = {
        part,
        order,
        q,
        ...(tag !== null && { tag }),
        ...(pageParam !== null && { before: pageParam }),
      }
      return call(endpoints.list, { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: readonly SnippetItem[]) =>
      nextCursor(page, item => snippetCursor(item, part, order)),
    select: ({ pages }: Pages) => [...new Map(pages.flat().map(item => [item.id, item])).values()],
    placeholderData: (previous, query) => (query?.queryKey[SNIPPETS.length] === part ? previous : undefined),
    ...(part === 'public' && { refetchInterval: PUBLIC_READ_MS, refetchOnWindowFocus: 'always' as const }),
  })

/** Creates an empty snippet and returns it. */
export const useCreateSnippet = () => useChange(() => createSnippet({}))

/** Copies a snippet and returns the copy. */
export const useDuplicateSnippet = () =>
  useChange((id: string) => call(endpoints.duplicate, { params: { id } }))

/** Moves a snippet to the trash. */
export const useTrashSnippet = () => useChange((id: string) => call(endpoints.trash, { params: { id } }))

/** Restores a snippet from the trash. */
export const useRestoreSnippet = () => useChange((id: string) => call(endpoints.restore, { params: { id } }))

/** Permanently deletes a snippet in the trash. */
export const useDeleteSnippet = () => useChange((id: string) => call(endpoints.remove, { params: { id } }))

function useChange<V, T>(change: (about: V) => Promise<T>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => readAgain(queryClient),
    onError: error => readAgainIfGone(queryClient, error),
  })
}
