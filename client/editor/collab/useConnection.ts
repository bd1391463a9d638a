import { useEffect, useState } from 'react'

import { openConnection, type Connection } from './connection.ts'

/** Returns the open document, or null until it is opened. Reopens it when any argument changes. */
export function useConnection(documentId: string, userId: string, readOnly: boolean): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    const opened = openConnection({ documentId, userId, readOnly })
    setConnection(opened)
    return () => {
      setConnection(null)
      void opened.close()
    }
  }, [documentId, userId, readOnly])
  return connection
}
