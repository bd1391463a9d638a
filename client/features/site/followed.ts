import type { SiteScreen } from '#schema/site/routes.ts'

import type { Follow } from './useLiveContent.ts'

/** The pages whose content changes while they are open, or that call the api. Each loads the code for it. */
export const followed: Readonly<Partial<Record<SiteScreen, () => Promise<Follow>>>> = {
  'api-docs': async () => (await import('./live/followApi.ts')).followApi,
  contact: async () => (await import('./live/followContact.ts')).followContact,
  landing: async () => (await import('./live/followLanding.ts')).followLanding,
  pricing: async () => (await import('./live/followPricing.ts')).followPricing,
  snippet: async () => (await import('./live/followText.ts')).followText,
}
