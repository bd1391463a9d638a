import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { request } from '#client/shared/api/request.ts'
import { proven } from '#client/shared/reauthentication/reauthentication.ts'
import { apiKeys, createdApiKey, type ApiScope } from '#schema/keys/contract.ts'

/** The keys of the user. */
export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => request('GET', '/api/keys', undefined, { schema: apiKeys, signal }),
  // No event reports the use of a key.
  staleTime: 0,
})

/** Creates a key. Only this answer contains it. */
export function useCreateKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { name: string; scopes: ApiScope[] }) =>
      proven(() => request('POST', '/api/keys', wanted, { schema: createdApiKey })),
    onSuccess: ({ apiKey }) => {
      queryClient.setQueryData(keysQuery.queryKey, held => (held ? [apiKey, ...held] : held))
    },
  })
}

/** Revokes a key permanently. */
export function useRevokeKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      proven(() => request('DELETE', `/api/keys/${id}`, undefined, { schema: z.undefined() })),
    onSettled: () => queryClient.invalidateQueries(keysQuery),
  })
}
