import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

import { store } from '#client/shared/lib/store.ts'

import type { RoomStatus } from './connection.ts'
import { useLiveConnection } from './LiveProvider.tsx'

/** Follows a room while mounted, and returns its status. */
export function useRoom(room: string): RoomStatus {
  const connection = useLiveConnection()
  useEffect(() => connection?.follow(room), [connection, room])
  // The connection may forget a room and follow it again between two renders, with another atom.
  const subscribe = useCallback(
    (listener: () => void) => (connection ? store.sub(connection.status(room), listener) : () => undefined),
    [connection, room],
  )
  return useSyncExternalStore(subscribe, () => (connection ? store.get(connection.status(room)) : 'joining'))
}

/**
 * Joins a room again that was refused or left, when the reader turns out to have access. `readAt`: when a
 * read last said so; null if it says otherwise. Once for each read: the room may know better.
 */
export function useRejoin(room: string, readAt: number | null): void {
  const connection = useLiveConnection()
  const status = useRoom(room)
  const joinedAt = useRef<number>(null)
  useEffect(() => {
    if (!connection || readAt === null || readAt === joinedAt.current) return
    if (status !== 'refused' && status !== 'left') return
    joinedAt.current = readAt
    connection.rejoin(room)
  }, [connection, room, readAt, status])
}
