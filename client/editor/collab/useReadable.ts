import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'

import type { Connection } from './connection.ts'

const NEVER = atom(false)

/**
 * Opens a connection that was refused again when the user can read the document. `revision`: the one that
 * they can read; null if none.
 */
export function useReadable(connection: Connection | null, revision: number | null): void {
  // A refusal may come after the answer that the user can read it again.
  const isEnded = useAtomValue(connection ? connection.ended : NEVER)
  useEffect(() => {
    if (isEnded || revision === null) connection?.setReadable(revision)
  }, [connection, revision, isEnded])
}
