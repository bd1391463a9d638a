import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { newsletterPages } from './page.ts'
import { newsletterRoutes } from './routes.ts'
import { cleanUp } from './subscriptions.ts'

/** The newsletter of visitors, and the addresses of all who want it. */
export const newsletter: Feature = {
  routes: newsletterRoutes,
  site: ({ secretBox }) => newsletterPages(secretBox),
  jobs: () => [{ name: 'newsletter-subscriptions', everyMs: HOUR_MS, run: cleanUp }],
}
