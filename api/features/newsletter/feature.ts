import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { newsletterPages } from './page.ts'
import { newsletterAdminRoutes, newsletterRoutes } from './routes.ts'
import { cleanUpSubscriptions } from './subscriptions.ts'

/** The newsletter of visitors, and the addresses of all who want it. */
export const newsletter: Feature = {
  routes: newsletterAdminRoutes,
  webhooks: newsletterRoutes,
  site: ({ secretBox }) => newsletterPages(secretBox),
  jobs: () => [{ name: 'newsletter addresses', everyMs: HOUR_MS, run: cleanUpSubscriptions }],
}
