import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

import { HttpError } from './httpError.ts'

const MINUTE_MS = 60_000

/**
 * The store of all server rows: fresh for 2 minutes, kept 5 minutes, no retries, no refetch on
 * focus or reconnect, no polling, refetch on mount. `onUnauthenticated` runs when a call answers
 * 401.
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
        retry: false,
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
