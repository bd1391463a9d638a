import type { ComponentType, ReactElement } from 'react'

import type { SiteSettings } from '#schema/site/contract.ts'

/** A page of the site shows the site's settings and its own content. */
export type SitePageProps<Content = null> = {
  settings: SiteSettings
  content: Content
  /** Whether it was requested without a session. */
  visitor: boolean
}

/** A page whose content is not checked yet. Throws if it has another shape. */
export type SitePage = (props: SitePageProps<unknown>) => ReactElement

/** Returns the page that shows content which `parse` accepts. */
export const sitePage =
  <Content,>(parse: (content: unknown) => Content, Page: ComponentType<SitePageProps<Content>>): SitePage =>
  ({ content, ...shown }) => <Page {...shown} content={parse(content)} />
