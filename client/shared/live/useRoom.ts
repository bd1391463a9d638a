import { useCallback, useEffect, useSyncExternalStore } from 'react'

import type { RoomStatus } from './connection.ts'
import { useLiveConnection } from './LiveProvider.tsx'

/** Follows a room while mounted, and returns its status. */
export function useRoom(room: string): RoomStatus {
  const connection = useLiveConnection()
  useEffect(() => connection?.follow(room), [connection, room])
  const subscribe = useCallback(
    (listener: () => void) => connection?.status(room).subscribe(listener) ?? (() => undefined),
    [connection, room],
  )
  return useSyncExternalStore(subscribe, () => connection?.status(room).get() ?? 'joining')
}
