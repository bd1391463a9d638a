import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'

import { useRoom } from './useRoom.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `room`: its events keep the query up to date. The query is refetched when the room is
     * rejoined.
     */
    queryMeta: { room?: string }
  }
}

/**
 * `useQuery` for rows that a room's events keep up to date: joins the room, then reads the rows.
 */
export function useLiveQuery<T, E extends Error, D, K extends QueryKey>(
  room: string,
  options: UseQueryOptions<T, E, D, K>,
): UseQueryResult<D, E> {
  const joining = useRoom(room) === 'joining'
  return useQuery({ ...options, meta: { room }, ...(joining ? { enabled: false } : {}) })
}
