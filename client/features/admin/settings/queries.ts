import { queryOptions } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { readBranding } from '#schema/site/endpoints.ts'

import { ADMIN } from '../useAdminTime.ts'

export const BRANDING = [ADMIN, 'branding'] as const

export const brandingQuery = queryOptions({
  queryKey: BRANDING,
  queryFn: ({ signal }) => call(readBranding, {}, { signal }),
})
