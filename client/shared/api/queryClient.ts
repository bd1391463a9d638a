import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

import { HttpError, retryAfterMs } from './httpError.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/**
 * The store of all server rows: fresh for 2 minutes, kept 5 minutes, no refetch on focus or
 * reconnect, no polling, refetch on mount. One retry of a read that the server turned away for a
 * moment, when the server says, and no other. `onUnauthenticated` runs when a call answers 401.
 */
export function createQueryClient(onUnauthenticated: (queryClient: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof HttpError && error.status === 401) onUnauthenticated(queryClient)
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 2 * MINUTE_MS,
        gcTime: 5 * MINUTE_MS,
        retry: (failures, error) => failures === 0 && retryAfterMs(error) !== null,
        // Some queries have other retries.
        retryDelay: (failures, error) => retryAfterMs(error) ?? SECOND_MS * 2 ** failures,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        refetchOnMount: true,
        // Without a connection, a read fails at once with a message instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
