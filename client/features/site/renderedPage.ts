import { siteSettingsFrom } from '#client/shared/theme/siteSettings.ts'
import { isRecord } from '#schema/shared/records.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { PAGE_FACTS_ID } from '#schema/site/defaults.ts'
import type { SiteScreen } from '#schema/site/routes.ts'
import { isSiteScreen } from '#site/pages.ts'

type RenderedPage = { screen: SiteScreen; settings: SiteSettings; content: unknown; visitor: boolean }

/**
 * Returns the page of the site that the server has rendered, from the facts in the document. Throws if
 * it has none. Checked by hand, because the landing page has no room for zod; the page itself checks
 * its content.
 */
export function renderedPage(): RenderedPage {
  const facts: unknown = JSON.parse(document.getElementById(PAGE_FACTS_ID)?.textContent ?? 'null')
  const site = isRecord(facts) ? facts['site'] : null
  const screen = isRecord(site) ? site['screen'] : null
  if (!isRecord(facts) || !isRecord(site) || typeof screen !== 'string' || !isSiteScreen(screen))
    throw new Error('The document has no page of the site')
  return {
    screen,
    settings: siteSettingsFrom(site['settings']),
    content: site['content'],
    visitor: facts['visitor'] !== false,
  }
}
