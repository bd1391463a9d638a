import { useEffect, useState } from 'react'

import { openConnection, type Connection } from './connection.ts'

/**
 * Returns the open document, or null until it is opened. Reopens it when any argument changes. It
 * returns null in between, so that a component with the connection is replaced, not changed.
 */
export function useConnection(documentId: string, userId: string, readOnly: boolean): Connection | null {
  const [opened, setOpened] = useState<{ connection: Connection; key: string } | null>(null)
  const key = JSON.stringify([documentId, userId, readOnly])
  useEffect(() => {
    const connection = openConnection({ documentId, userId, readOnly })
    setOpened({ connection, key })
    return () => {
      setOpened(null)
      void connection.close()
    }
  }, [documentId, userId, readOnly, key])
  return opened?.key === key ? opened.connection : null
}
