import { startTransition, useEffect, useState } from 'react'

import { applyTheme } from '#client/shared/theme/applyTheme.ts'
import { readSiteSettings } from '#client/shared/theme/siteSettings.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { SETTINGS_CHANGED } from '#schema/site/visitors.ts'

import { onSiteChange } from './siteChanges.ts'

const ATTEMPTS = 4
const PAUSE_MS = 1000

/**
 * Returns the site's settings, at first those that the page was rendered with, and applies their
 * colors. They are read again now, when they change, and when the page becomes visible. The site's pages
 * do not load TanStack Query.
 */
export function useVisitorSettings(rendered: SiteSettings): SiteSettings {
  const [settings, setSettings] = useState(rendered)
  // Also without an answer, the page has the colors that it was rendered for.
  useEffect(() => applyTheme(settings), [settings])
  useEffect(() => {
    let reading = new AbortController()
    const read = () => {
      reading.abort()
      reading = new AbortController()
      void readPatiently(reading.signal).then(found => {
        if (found) startTransition(() => setSettings(shown => (isSame(shown, found) ? shown : found)))
      })
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') read()
    }
    read()
    document.addEventListener('visibilitychange', onVisible)
    const stopFollowing = onSiteChange(SETTINGS_CHANGED, read)
    return () => {
      reading.abort()
      stopFollowing()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
  return settings
}

const isSame = (a: SiteSettings, b: SiteSettings): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns null if the settings cannot be read, or are no longer wanted. */
async function readPatiently(signal: AbortSignal): Promise<SiteSettings | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    if (signal.aborted) return null
    const found = await readSiteSettings(signal).catch(() => null)
    if (found) return signal.aborted ? null : found
  }
  return null
}
