import { useEffect } from 'react'

import { useMarkOpened, useUnread } from './queries.ts'

/** Draws nothing. While a document is open, it is no news that it was shared. */
export function OpenedMark({ documentId }: { documentId: string }) {
  const hasUnread = useUnread() > 0
  const { mutate } = useMarkOpened()
  useEffect(() => {
    if (hasUnread) mutate(documentId)
  }, [hasUnread, mutate, documentId])
  return null
}
