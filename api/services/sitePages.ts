import type { RouteMatch } from '#schema/site/matchRoute.ts'
import type { SiteScreen } from '#schema/site/routes.ts'

/** The content of a page of the site, which it shows with the site's settings. */
export type SiteContent = {
  /** In the shape that the page declares. */
  content: unknown
  /** In place of what its row says. */
  title?: string
  description?: string
  /** False for what only those with the address may see: search engines do not list it. True by default. */
  isIndexed?: boolean
  /**
   * False for what its author may have withdrawn: while it cannot be read, nothing older is shown. By
   * default, as `isIndexed`.
   */
  isLasting?: boolean
  /** More about the page in the words of schema.org, such as that it is a post. */
  linked?: Readonly<Record<string, unknown>>
  /** False for a page whose addresses anyone can invent: its HTML is not kept. */
  isKept?: boolean
  /** The path and query of the page for search engines, if it is not the path alone. */
  canonical?: string
}

/** The parameters of a page's query that its row names. */
export type PageQuery = Readonly<Record<string, string>>

/**
 * Read the contents of pages of the site, by their screens. Each returns null if there is no such page.
 * A page without a reader shows the settings alone.
 */
export type SiteContents = Readonly<
  Partial<Record<SiteScreen, (params: RouteMatch['params'], query: PageQuery) => Promise<SiteContent | null>>>
>
