import type { SiteScreen } from '#schema/site/routes.ts'

import type { Follow } from './useLiveContent.ts'

/** The pages whose content changes while they are open. Each loads the code that follows it. */
export const followed: Readonly<Partial<Record<SiteScreen, () => Promise<Follow>>>> = {
  pricing: async () => (await import('./live/followPricing.ts')).followPricing,
  snippet: async () => (await import('./live/followText.ts')).followText,
}
