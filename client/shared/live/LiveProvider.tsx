import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

import { LiveConnection } from './connection.ts'
import type { EventPatcher } from './events.ts'

const LiveContext = createContext<LiveConnection | null>(null)

type Props = {
  patchers: readonly EventPatcher[]
  onEnded: () => void
  /** Stays without a connection: no session would be found. */
  paused: boolean
  children: ReactNode
}

/**
 * Holds the live connection while mounted. `patchers` and `onEnded` are those of the first render.
 */
export function LiveProvider({ patchers, onEnded, paused, children }: Props) {
  const queryClient = useQueryClient()
  const [connection] = useState(() => new LiveConnection(queryClient, patchers, onEnded))
  useEffect(() => {
    if (paused) return undefined
    connection.open()
    return () => connection.close()
  }, [connection, paused])
  return <LiveContext value={connection}>{children}</LiveContext>
}

/** Returns the live connection of this tab; null outside the workspace. */
export const useLiveConnection = (): LiveConnection | null => useContext(LiveContext)
