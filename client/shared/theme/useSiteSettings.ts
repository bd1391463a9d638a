import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { SITE_ROOM } from '#schema/rooms/room.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { SETTINGS_PATH, unreadSiteSettings } from '#schema/site/defaults.ts'

import { applyTheme, type Theme } from './applyTheme.ts'
import { readSiteSettings } from './siteSettings.ts'

const FIVE_MINUTES = 300_000

/** The site's settings, cached for 5 minutes. */
export const siteSettingsQuery = queryOptions({
  queryKey: [SETTINGS_PATH],
  queryFn: ({ signal }) => readSiteSettings(signal),
  staleTime: FIVE_MINUTES,
  meta: { room: SITE_ROOM },
})

/** The look that an administrator is choosing, on this page alone; null if no one does. */
export const previewedTheme = atom<Theme | null>(null)

const settingsOf = ({ data }: UseQueryResult<SiteSettings>): SiteSettings => data ?? unreadSiteSettings

/** Returns the site's settings, or the defaults until they are loaded. */
export const useSiteSettings = (): SiteSettings => settingsOf(useQuery(siteSettingsQuery))

/** For headers: refetched on mount and on focus, with 3 retries 1 second apart. */
export const useHeaderSettings = (): SiteSettings =>
  settingsOf(
    useQuery({
      ...siteSettingsQuery,
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      retry: 3,
      retryDelay: 1000,
    }),
  )

/**
 * Syncs the page's colors and favicon with the settings, which are always refetched. The page's
 * root calls it once.
 */
export function useSiteTheme(): void {
  const { data } = useQuery({ ...siteSettingsQuery, staleTime: 0 })
  const previewed = useAtomValue(previewedTheme)
  useEffect(() => {
    const shown = previewed ?? data
    if (shown) applyTheme(shown)
  }, [data, previewed])
}
