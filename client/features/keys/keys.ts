import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import type { ApiScope } from '#schema/keys/contract.ts'
import * as endpoints from '#schema/keys/endpoints.ts'

/** The keys of the user. */
export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => call(endpoints.list, {}, { signal }),
  // No event reports the use of a key.
  staleTime: 0,
})

/** Creates a key. Only this answer contains it. */
export function useCreateKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { name: string; scopes: ApiScope[] }) =>
      withReauthentication(() => call(endpoints.create, { body: wanted })),
    onSuccess: ({ apiKey }) => {
      queryClient.setQueryData(keysQuery.queryKey, held => (held ? [apiKey, ...held] : held))
    },
  })
}

/** Revokes a key permanently. */
export function useRevokeKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => withReauthentication(() => call(endpoints.revoke, { params: { keyId: id } })),
    onSettled: () => queryClient.invalidateQueries(keysQuery),
  })
}
