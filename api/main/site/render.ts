import { setTimeout } from 'node:timers/promises'

import type { SiteContent, SiteContents } from '#api/services/sitePages.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { unreadSiteSettings } from '#schema/site/defaults.ts'
import type { RouteMatch } from '#schema/site/matchRoute.ts'
import type { PageFacts } from '#schema/site/pageFacts.ts'
import type { SiteRoute, SiteScreen } from '#schema/site/routes.ts'
import { isSiteScreen, sitePages } from '#site/pages.ts'
import type { PageFiles } from '#site/server/Document.tsx'
import { renderDocument, renderPage } from '#site/server/render.tsx'

/** A page does not wait longer for a silent database. */
const READ_WITHIN_MS = 1000
/** With their HTML. The others are rendered again. */
const MOST_KEPT = 500

type Source = {
  readSettings: () => Promise<SiteSettings>
  contents: SiteContents
  /** Takes the reason why something could not be read. */
  onError: (error: unknown) => void
  /** Returns the absolute address of a path, or null if the server does not know its own. */
  urlOf: (path: string) => string | null
}

type Asked = {
  route: SiteRoute
  params: RouteMatch['params']
  facts: Omit<PageFacts, 'site'>
  files: (screen: SiteScreen) => PageFiles
}

/** Returns the HTML of a page of the site, or null if it has no content under these parameters. */
export type RenderSite = (asked: Asked) => Promise<string | null>

/**
 * Returns a function that renders the site's pages. Their HTML is kept by address, until the settings
 * or the content are others. While these cannot be read, the last ones are used, but none that was
 * removed since.
 */
export function createSite(
  { readSettings, contents, onError, urlOf }: Source,
  readWithinMs = READ_WITHIN_MS,
): RenderSite {
  const kept = new Map<string, { address: string; revision: string; html: string }>()
  let settings = unreadSiteSettings

  async function refreshSettings(): Promise<void> {
    settings = await inTime(readSettings(), readWithinMs).catch((error: unknown) => {
      onError(error)
      return settings
    })
  }

  return async ({ route, params, facts, files }) => {
    const { screen, site: texts } = route
    if (!isSiteScreen(screen) || !texts) throw new Error(`${screen} is no page of the site`)
    const address = pathOf(route.path, params)
    const key = JSON.stringify([address, facts])
    const read = contents[screen]
    const reading: Promise<SiteContent | null> = read ? read(params) : Promise.resolve({ content: null })
    const [Page, found] = await Promise.all([
      sitePages[screen](),
      inTime(reading, readWithinMs).catch((error: unknown) => ({ error })),
      refreshSettings(),
    ])
    const last = kept.get(key)
    if (found === null) {
      // Content that was removed does not come back in an outage, for users or visitors.
      for (const [each, page] of kept) if (page.address === address) kept.delete(each)
      return null
    }
    if ('error' in found) {
      if (!last) throw found.error
      onError(found.error)
      return last.html
    }
    const { content, ...own } = found
    const shown = { settings, content }
    const revision = JSON.stringify([shown, own])
    if (last?.revision === revision) return last.html
    const html = renderDocument({
      head: { ...texts, ...own, siteName: settings.siteName, url: urlOf(address) },
      files: files(screen),
      facts: { ...facts, site: { screen, ...shown } },
      markup: renderPage(Page, shown),
    })
    kept.delete(key)
    kept.set(key, { address, revision, html })
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
    return html
  }
}

/** Returns the path of a row with these parameters. */
const pathOf = (pattern: string, params: RouteMatch['params']): string =>
  pattern.replaceAll(/\/:(\w+)\??/g, (_match, name: string) => (params[name] ? `/${params[name]}` : ''))

/** Returns what is read. Throws if that takes longer. */
async function inTime<T>(reading: Promise<T>, withinMs: number): Promise<T> {
  const done = new AbortController()
  const late = setTimeout(withinMs, undefined, { signal: done.signal }).then(() => {
    throw new Error(`not read within ${withinMs} ms`)
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([reading, late])
  } finally {
    done.abort()
  }
}
