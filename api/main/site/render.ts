import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { PageQuery, SiteContent, SiteContents } from '#api/services/sitePages.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { SHARE_PICTURE, unreadSiteSettings } from '#schema/site/defaults.ts'
import type { RouteMatch } from '#schema/site/matchRoute.ts'
import type { PageFacts } from '#schema/site/pageFacts.ts'
import type { SiteScreen } from '#schema/site/routes.ts'
import { isSiteScreen, sitePages } from '#site/pages.ts'
import type { PageFiles, PageHead } from '#site/server/Document.tsx'
import { renderDocument, renderPage } from '#site/server/render.tsx'

import { PageStore } from './pageStore.ts'

/** A page does not wait longer for a silent database. */
const READ_WITHIN_MS = 1000
/** Characters of all pages that are kept. The others are rendered again. */
const MOST_KEPT = 20_000_000

type Source = {
  readSettings: () => Promise<SiteSettings>
  contents: SiteContents
  /** Takes the reason why something could not be read. */
  onError: (error: unknown) => void
  /** Returns the absolute address of a path, or null if the server does not know its own. */
  urlOf: (path: string) => string | null
}

type Asked = RouteMatch & {
  query?: PageQuery
  facts: Omit<PageFacts, 'site'>
  files: (screen: SiteScreen) => PageFiles
}

/**
 * The HTML of a page. `isFound`: whether it has content, and does not say that there is none.
 * `isLasting`: whether it may be shown later.
 */
export type Rendered = { html: string; isFound: boolean; isLasting: boolean }

/** Returns a page of the site, or null if it has no content under these parameters, and does not say so. */
export type RenderSite = (asked: Asked) => Promise<Rendered | null>

/**
 * Returns a function that renders the site's pages. Their HTML is kept by address, until the settings
 * or the content are others. While these cannot be read, the last ones are used, except for pages
 * that may have been withdrawn or were removed since.
 */
export function createSite(
  { readSettings, contents, onError, urlOf }: Source,
  readWithinMs = READ_WITHIN_MS,
): RenderSite {
  const kept = new PageStore(MOST_KEPT)
  let settings = unreadSiteSettings

  async function refreshSettings(): Promise<void> {
    settings = await inTime(readSettings(), readWithinMs).catch((error: unknown) => {
      onError(error)
      return settings
    })
  }

  return async ({ route, params, wellFormed, query = {}, facts, files }) => {
    const { screen, site: texts } = route
    if (!isSiteScreen(screen) || !texts) throw new Error(`${screen} is no page of the site`)
    const path = pathOf(route.path, params)
    const address = JSON.stringify([path, query])
    const key = JSON.stringify([address, facts])
    const read = contents[screen] ?? withoutContent
    const reading = wellFormed ? read(params, query) : Promise.resolve(null)
    // Without a page to show instead, a slow database is waited for.
    const mustWait = kept.get(key)?.isLasting !== true
    const [Page, found] = await Promise.all([
      sitePages[screen](),
      (mustWait ? reading : inTime(reading, readWithinMs)).catch((error: unknown) => ({ error })),
      refreshSettings(),
    ])
    const htmlOf = (content: unknown, head: Omit<PageHead, 'siteName' | 'picture'>) =>
      renderDocument({
        head: {
          ...head,
          siteName: settings.siteName,
          picture: head.url === null ? null : urlOf(SHARE_PICTURE),
        },
        files: files(screen),
        facts: { ...facts, site: { screen, settings, content } },
        markup: renderPage(Page, { settings, content, visitor: facts.visitor }),
      })
    if (found === null) {
      // Content that was removed does not come back in an outage, for users or visitors.
      kept.deleteOf(address)
      const { missing: title, description } = texts
      // The same for every address, which it does not contain.
      if (title === undefined) return null
      const html = htmlOf(null, { title, description, url: null, isIndexed: false })
      return { html, isFound: false, isLasting: false }
    }
    const last = kept.get(key)
    if ('error' in found) {
      if (!last?.isLasting) throw found.error
      onError(found.error)
      return { html: last.html, isFound: true, isLasting: true }
    }
    const { content, isIndexed = true, title = texts.title, description = texts.description } = found
    const { isLasting = isIndexed, isKept = true, canonical = path, linked } = found
    const revision = revisionOf([settings, found])
    if (last?.revision === revision) return { html: last.html, isFound: true, isLasting }
    const html = htmlOf(content, { title, description, url: urlOf(canonical), isIndexed, linked })
    if (isKept) kept.set(key, { address, revision, html, isLasting })
    return { html, isFound: true, isLasting }
  }
}

/** A long text needs no second copy to be compared. */
const revisionOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64')

const withoutContent = async (): Promise<SiteContent | null> => ({ content: null })

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
