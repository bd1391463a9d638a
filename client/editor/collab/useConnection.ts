import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { confirmSession, sessionIsOver } from '#client/shared/api/currentUser.ts'

import { openConnection, type Connection } from './connection.ts'

/**
 * Returns the open document, or null until it is opened. Reopens it when any argument changes. It
 * returns null in between, so that a component with the connection is replaced, not changed.
 */
export function useConnection(documentId: string, userId: string, readOnly: boolean): Connection | null {
  const [opened, setOpened] = useState<{ connection: Connection; key: string } | null>(null)
  const queryClient = useQueryClient()
  const isOver = useAtomValue(sessionIsOver)
  const key = JSON.stringify([documentId, userId, readOnly])
  useEffect(() => {
    const connection = openConnection({
      documentId,
      userId,
      readOnly,
      onUnauthenticated: () => void confirmSession(queryClient),
    })
    setOpened({ connection, key })
    return () => {
      setOpened(null)
      void connection.close()
    }
  }, [documentId, userId, readOnly, key, queryClient])
  useEffect(() => opened?.connection.setSignedOut(isOver), [opened, isOver])
  return opened?.key === key ? opened.connection : null
}
