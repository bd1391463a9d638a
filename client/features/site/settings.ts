import { queryOptions } from '@tanstack/react-query'

import { request } from '#client/shared/api/request.ts'
import { siteSettings } from '#schema/site/contract.ts'

const MINUTE_MS = 60_000

/** Branding, cached for 5 minutes. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site', 'settings'],
  queryFn: ({ signal }) => request('GET', '/api/admin/settings', undefined, { schema: siteSettings, signal }),
  staleTime: 5 * MINUTE_MS,
})

/** The same for the header: read again on mount and on focus; 3 retries, 1 second apart. */
export const headerSettingsQuery = queryOptions({
  ...siteSettingsQuery,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  retry: 3,
  retryDelay: 1000,
})

/** The same for the theme: what is cached is never taken for fresh. */
export const themeSettingsQuery = queryOptions({ ...siteSettingsQuery, staleTime: 0 })
