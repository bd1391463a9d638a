import { setTimeout } from 'node:timers/promises'

import type { SiteSettings } from '#schema/site/contract.ts'
import { SETTINGS_ID, unreadSiteSettings } from '#schema/site/defaults.ts'

const EMPTY_ROOT = '<div id="root"></div>'
/** The page does not wait longer for a silent database. */
const READ_WITHIN_MS = 1000

/** Returns the markup of the landing page. It comes from the client's build. */
export type RenderLanding = (settings: SiteSettings) => string

type Source = {
  render: RenderLanding
  readSettings: () => Promise<SiteSettings>
  /** Takes the reason why the settings could not be read. */
  onError: (error: unknown) => void
}

/**
 * Returns a function that fills the built landing.html with the site's settings and its markup with
 * them, also as JSON for the page's script. While the settings cannot be read, the last ones are used.
 */
export function createLandingPage({ render, readSettings, onError }: Source, readWithinMs = READ_WITHIN_MS) {
  let settings = unreadSiteSettings
  let rendered: { json: string; root: string } | null = null
  return async (built: string): Promise<string> => {
    settings = await inTime(readSettings, readWithinMs).catch((error: unknown) => {
      onError(error)
      return settings
    })
    const json = JSON.stringify(settings)
    if (rendered?.json !== json) rendered = { json, root: rootOf(render(settings), json) }
    const { root } = rendered
    return built.replace(EMPTY_ROOT, () => root)
  }
}

/** Returns what `read` resolves to. Throws if that takes longer. */
async function inTime<T>(read: () => Promise<T>, withinMs: number): Promise<T> {
  const done = new AbortController()
  const late = setTimeout(withinMs, undefined, { signal: done.signal }).then(() => {
    throw new Error(`not read within ${withinMs} ms`)
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([read(), late])
  } finally {
    done.abort()
  }
}

/** JSON in a page must not end its script element. */
const rootOf = (markup: string, json: string): string =>
  `<div id="root">${markup}</div><script type="application/json" id="${SETTINGS_ID}">${json.replaceAll('<', String.raw`\u003c`)}</script>`
