import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { request } from '#client/shared/api/request.ts'
import { proven } from '#client/shared/reauthentication/reauthentication.ts'
import { apiKeys, createdApiKey, type ApiScope } from '#schema/keys/contract.ts'

/** The keys of the user. */
export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => request('GET', '/api/keys', undefined, { schema: apiKeys, signal }),
  // Nothing tells that a key was used.
  staleTime: 0,
})

/** What the scopes allow, in words. */
export const scopeNames: Record<ApiScope, string> = {
  usage: 'See usage',
  check: 'Check texts',
  rewrite: 'Rewrite texts',
  email: 'Write emails',
  sentiment: 'Analyse sentiment',
}

/** Makes a key; the answer is the only one that holds it. */
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

/** Ends a key for good. */
export function useRevokeKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      proven(() => request('DELETE', `/api/keys/${id}`, undefined, { schema: z.undefined() })),
    onSettled: () => queryClient.invalidateQueries(keysQuery),
  })
}
