import type { ApiContext } from '#api/services/context.ts'
import { readSiteSettings } from '#api/services/site/queries.ts'
import type { SiteFile } from '#api/services/siteFiles.ts'
import { escapeXml, XML } from '#document/convert/docx/escape.ts'
import { ROUTES, type SiteRoute } from '#schema/site/routes.ts'

import { listNewest, listPublished } from './queries.ts'

const POSTS_IN_FEED = 20

/** The files for search engines and for readers of feeds. Both need absolute addresses. */
export function contentFiles({ env, urls }: ApiContext): readonly SiteFile[] {
  const isKnown = env.PUBLIC_URL !== undefined
  return [
    {
      path: '/robots.txt',
      type: 'text/plain',
      read: async () =>
        [
          'User-agent: *',
          'Disallow: /api/',
          ...(isKnown ? [`Sitemap: ${urls.page('/sitemap.xml')}`] : []),
          '',
        ].join('\n'),
    },
    {
      path: '/sitemap.xml',
      type: 'application/xml',
      read: async () => (isKnown ? sitemap(path => urls.page(path)) : null),
    },
    {
      path: '/blog/rss.xml',
      type: 'application/rss+xml',
      read: async () => (isKnown ? feed(path => urls.page(path)) : null),
    },
  ]
}

type UrlOf = (path: string) => string

/** Returns the map of the pages that everyone may read, in the form of sitemaps.org. */
async function sitemap(urlOf: UrlOf): Promise<string> {
  const rows: readonly SiteRoute[] = ROUTES
  const pages = rows
    .filter(({ site, path }) => site && !path.includes(':'))
    .map(({ path }) => ({ path, day: null }))
  const entries = (await listPublished()).map(({ kind, slug, day }) => ({
    path: `/${kind === 'post' ? 'blog' : 'help'}/${slug}`,
    day,
  }))
  const items = [...pages, ...entries].map(
    ({ path, day }) =>
      `<url><loc>${escapeXml(urlOf(path))}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}</url>`,
  )
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</urlset>\n`
}

/** Returns the newest posts as RSS 2.0. */
async function feed(urlOf: UrlOf): Promise<string> {
  const [{ siteName }, posts] = await Promise.all([readSiteSettings(), listNewest('post', POSTS_IN_FEED)])
  const items = posts.map(({ slug, title, summary, day }) => {
    const url = escapeXml(urlOf(`/blog/${slug}`))
    const date = new Date(day).toUTCString()
    return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid><description>${escapeXml(summary)}</description><pubDate>${date}</pubDate></item>`
  })
  const head = `<title>${escapeXml(siteName)}</title><link>${escapeXml(urlOf('/blog'))}</link><description>${escapeXml(siteName)}</description>`
  return `${XML}<rss version="2.0"><channel>${head}${items.join('')}</channel></rss>\n`
}
