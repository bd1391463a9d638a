import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'

import { useRoom } from './useRoom.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `room`: the room whose events keep the query in step; it is read again when the room is joined anew. */
    queryMeta: { room?: string }
  }
}

/** `useQuery` for rows that events of a room keep in step: the room is joined first, then the rows are read. */
export function useLiveQuery<T, E extends Error, D, K extends QueryKey>(
  room: string,
  options: UseQueryOptions<T, E, D, K>,
): UseQueryResult<D, E> {
  const joining = useRoom(room) === 'joining'
  return useQuery({ ...options, meta: { room }, ...(joining ? { enabled: false } : {}) })
}
