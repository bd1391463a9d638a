import { useCallback, useEffect, useSyncExternalStore } from 'react'

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

/** Joins a room again that was refused or left, when the reader turns out to have access. */
export function useRejoin(room: string, hasAccess: boolean): void {
  const connection = useLiveConnection()
  useEffect(() => {
    if (!connection || !hasAccess) return
    const status = store.get(connection.status(room))
    if (status === 'refused' || status === 'left') connection.rejoin(room)
  }, [connection, room, hasAccess])
}
