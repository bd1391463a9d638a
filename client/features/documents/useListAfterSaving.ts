import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { store } from '#client/shared/lib/store.ts'
import type { Connection } from '#client/editor/collab/connection.ts'

import { documentsQuery } from './queries.ts'

/** Words are counted up to 2 s after the text is saved, and no event reports it. */
const COUNTED_AFTER_MS = 2500

/**
 * Reads the list of documents again some time after the text was saved, so that its number of words
 * follows.
 */
export function useListAfterSaving(saved: Connection['saved']): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let before = store.get(saved).kind
    let timer: ReturnType<typeof setTimeout> | undefined
    // A pending read still runs after the document is left.
    return store.sub(saved, () => {
      const { kind } = store.get(saved)
      if (kind === 'saved' && before === 'saving') {
        clearTimeout(timer)
        timer = setTimeout(
          () => void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey }),
          COUNTED_AFTER_MS,
        )
      }
      before = kind
    })
  }, [queryClient, saved])
}
