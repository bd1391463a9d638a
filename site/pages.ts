import type { SiteScreen } from '#schema/site/routes.ts'

import type { SitePage } from './page.tsx'

const contentPages = () => import('./content/contentPages.tsx')
const newsletterPage = async () => (await import('./newsletter/newsletterPage.ts')).newsletterPage

/** The pages of the site by their screens in the route table. Each is loaded when it is shown. */
export const sitePages: Readonly<Record<SiteScreen, () => Promise<SitePage>>> = {
  landing: async () => (await import('./landing/landingPage.ts')).landingPage,
  pricing: async () => (await import('./pricing/pricingPage.ts')).pricingPage,
  extensions: async () => (await import('./extensions/extensionsPage.ts')).extensionsPage,
  snippet: async () => (await import('./snippet/snippetPage.ts')).snippetPage,
  'api-docs': async () => (await import('./api-docs/apiPage.ts')).apiPage,
  features: async () => (await contentPages()).featuresPage,
  about: async () => (await contentPages()).textPage,
  contact: async () => (await import('./contact/contactPage.ts')).contactPage,
  newsletter: newsletterPage,
  unsubscribe: newsletterPage,
  'notification-emails': async () =>
    (await import('./notification-emails/notificationEmailsPage.ts')).notificationEmailsPage,
  privacy: async () => (await contentPages()).textPage,
  terms: async () => (await contentPages()).textPage,
  help: async () => (await contentPages()).listPage('help'),
  'help-article': async () => (await contentPages()).entryPage('help'),
  blog: async () => (await contentPages()).listPage('blog'),
  'blog-post': async () => (await contentPages()).entryPage('blog'),
}

/** Pages that share their code. */
const FOLDERS: Readonly<Partial<Record<SiteScreen, string>>> = {
  unsubscribe: 'newsletter',
  features: 'content',
  about: 'content',
  privacy: 'content',
  terms: 'content',
  help: 'content',
  'help-article': 'content',
  blog: 'content',
  'blog-post': 'content',
}

/** Returns the folder of a page's code. */
export const folderOf = (screen: SiteScreen): string => FOLDERS[screen] ?? screen

/** Returns whether the site has a page of this name. */
export const isSiteScreen = (name: string): name is SiteScreen => Object.hasOwn(sitePages, name)
