import type { SiteSettings } from '#schema/site/contract.ts'

// Here rather than with the schemas: the landing page has no room for zod.

export const SETTINGS_PATH = '/api/admin/settings'

/** The path of the picture that other sites show with a link to this one. */
export const SHARE_PICTURE = '/share.png'

/** The path of the description by which a device installs the app. */
export const APP_MANIFEST = '/manifest.webmanifest'

/** The id of the script element with the facts of a page, as JSON (schema/site/pageFacts.ts). */
export const PAGE_FACTS_ID = 'page-facts'

/** The settings of a new installation until an administrator changes them. */
export const defaultSiteSettings: SiteSettings = {
  primaryColor: '#3b82f6',
  secondaryColor: '#8b5cf6',
  logoUrl: null,
  logoText: 'bluepencil.app',
  siteName: 'bluepencil.app',
  logoFontFamily: 'inter',
  faviconUrl: null,
  twitterHandle: null,
  twitterIcon: null,
  facebookPage: null,
  facebookIcon: null,
  linkedinPage: null,
  linkedinIcon: null,
  instagramPage: null,
  instagramIcon: null,
  metrics: { activeUsers: '10K+', documents: '1M+', accuracy: '99.9%', languages: '50+' },
}

/** The settings until they are read: no number is shown that an administrator may have removed. */
export const unreadSiteSettings: SiteSettings = {
  ...defaultSiteSettings,
  metrics: { activeUsers: null, documents: null, accuracy: null, languages: null },
}
