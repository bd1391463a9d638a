import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { usePaused } from '#client/shared/hooks/usePaused.ts'
import type { DocumentMatch } from '#schema/documents/search.ts'
import { search } from '#schema/documents/searchEndpoints.ts'

import { useRest } from '../pages.ts'
import { documentsQuery, SEARCHES, useDocuments } from '../queries.ts'
import { ALL } from '../views.ts'
import { resultsOf, type Results } from './results.ts'

/** Texts change, so an answer is read again after this time. */
const FRESH_MS = 10_000

const NONE: readonly DocumentMatch[] = []

export type Search = Results & {
  /** The server's part. `titlesOnly`: no connection. */
  state: 'searching' | 'done' | 'titlesOnly' | 'failed'
  /** Whether the server left matches out. */
  more: boolean
  retry: () => void
}

/** Searches titles on this device at once, and titles and texts on the server after a pause. */
export function useSearch(wanted: string): Search {
  const q = usePaused(wanted)
  const { data: documents } = useDocuments()
  const isWhole = useRest(ALL, documentsQuery).next === null
  const { data, error, fetchStatus, isPlaceholderData, refetch } = useQuery({
    queryKey: [...SEARCHES, q],
    // A call for words that are not wanted any more is stopped.
    queryFn: ({ signal }) => call(search, { query: { q } }, { signal }),
    enabled: q !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  const isCurrent = q === wanted && data !== undefined && !isPlaceholderData
  const stateOf = (): Search['state'] => {
    if (isCurrent) return 'done'
    if (fetchStatus === 'paused' || (error instanceof TypeError && fetchStatus === 'idle'))
      return 'titlesOnly'
    return error && fetchStatus === 'idle' && q === wanted ? 'failed' : 'searching'
  }
  const state = stateOf()
  const shown = state === 'done' || state === 'searching' ? data : undefined
  return {
    ...resultsOf(documents, shown?.matches ?? NONE, wanted, isWhole),
    state,
    more: state === 'done' && data?.more === true,
    retry: () => void refetch(),
  }
}
