import { useEffect } from 'react'

import { useMarkOpened, useMarkThread, useUnread } from './queries.ts'

type Props = {
  documentId: string
  /** The thread of comments that the user sees. */
  threadId: string | null
}

/**
 * Draws nothing. While a document is open, it is no news that it was shared, nor is what is about the thread
 * that the user sees.
 */
export function OpenedMark({ documentId, threadId }: Props) {
  const hasUnread = useUnread() > 0
  const { mutate } = useMarkOpened()
  useEffect(() => {
    if (hasUnread) mutate(documentId)
  }, [hasUnread, mutate, documentId])
  useMarkThread(documentId, threadId)
  return null
}
