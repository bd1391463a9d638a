import { isRecord } from '#schema/shared/records.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings, SETTINGS_PATH } from '#schema/site/defaults.ts'

/**
 * Merges the answer field by field over the defaults. Written by hand because the landing page also
 * uses it and has no room for zod.
 */
export function siteSettingsFrom(answer: unknown): SiteSettings {
  return {
    ...merged(defaultSiteSettings, answer),
    metrics: merged(defaultSiteSettings.metrics, isRecord(answer) ? answer['metrics'] : null),
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
  'metrics',
])

/** Reads the site's settings. Throws if the server does not answer with them. */
export async function readSiteSettings(signal: AbortSignal): Promise<SiteSettings> {
  const response = await fetch(SETTINGS_PATH, { credentials: 'include', signal })
  const body = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${body || response.statusText}`)
  return siteSettingsFrom(JSON.parse(body))
}
