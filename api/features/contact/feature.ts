import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { contactAdminRoutes } from './adminRoutes.ts'
import { cleanUpMessages } from './cleanup.ts'
import { contactRoutes } from './routes.ts'

/** Messages of visitors to the people who run the site. */
export const contact: Feature = {
  routes: context => [...contactRoutes(context), ...contactAdminRoutes(context)],
  jobs: () => [{ name: 'contact-messages', everyMs: HOUR_MS, run: cleanUpMessages }],
}
