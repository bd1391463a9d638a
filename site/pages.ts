import type { SiteScreen } from '#schema/site/routes.ts'

import type { SitePage } from './page.tsx'

/** The pages of the site by their screens in the route table. Each is loaded when it is shown. */
export const sitePages: Readonly<Record<SiteScreen, () => Promise<SitePage>>> = {
  landing: async () => (await import('./landing/landingPage.ts')).landingPage,
  pricing: async () => (await import('./pricing/pricingPage.ts')).pricingPage,
  snippet: async () => (await import('./snippet/snippetPage.ts')).snippetPage,
}

/** Returns whether the site has a page of this name. */
export const isSiteScreen = (name: string): name is SiteScreen => Object.hasOwn(sitePages, name)
