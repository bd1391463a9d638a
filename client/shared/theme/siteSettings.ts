import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings, SETTINGS_PATH } from '#schema/site/defaults.ts'

import { applyTheme } from './applyTheme.ts'

/**
 * Merges the answer field by field over the defaults. Written by hand because the landing page also
 * uses it and has no room for zod.
 */
export function siteSettingsFrom(answer: unknown): SiteSettings {
  return {
    ...merged(defaultSiteSettings, answer),
    figures: merged(defaultSiteSettings.figures, isRecord(answer) ? answer['figures'] : null),
  }
}

/** Accepts a field if it is a string, or null where null is allowed. */
function merged<T extends Record<string, unknown>>(defaults: T, answer: unknown): T {
  if (!isRecord(answer)) return defaults
  const taken = Object.entries(defaults).map(([name, fallback]) => {
    const value = answer[name]
    const required = REQUIRED.has(name)
    return [name, typeof value === 'string' || (value === null && !required) ? value : fallback]
  })
  return { ...defaults, ...Object.fromEntries(taken) }
}

const REQUIRED = new Set([
  'primaryColor',
  'secondaryColor',
  'logoText',
  'siteName',
  'logoFontFamily',
  'figures',
])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const FIVE_MINUTES = 300_000

/** The site's settings, cached for 5 minutes. */
export const siteSettingsQuery = queryOptions({
  queryKey: [SETTINGS_PATH],
  queryFn: async ({ signal }): Promise<SiteSettings> => {
    const response = await fetch(SETTINGS_PATH, { credentials: 'include', signal })
    const body = await response.text()
    if (!response.ok) throw new Error(`${response.status}: ${body || response.statusText}`)
    return siteSettingsFrom(JSON.parse(body))
  },
  staleTime: FIVE_MINUTES,
})

const settingsOf = ({ data }: UseQueryResult<SiteSettings>): SiteSettings => data ?? defaultSiteSettings

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
  useEffect(() => {
    if (data) applyTheme(data)
  }, [data])
}
