import { useQuery } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import * as endpoints from '#schema/assist/endpoints.ts'

/** Which AI actions this server offers, and the provider that gets their texts. */
export const useOffer = () =>
  useQuery({
    queryKey: ['assist-offer'],
    queryFn: () => call(endpoints.offer, {}),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
