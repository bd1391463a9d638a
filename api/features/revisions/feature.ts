import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { cleanUpRevisions } from './cleanup.ts'
import { revisionRoutes } from './routes.ts'

export const revisions: Feature = {
  routes: revisionRoutes,
  jobs: () => [{ name: 'old revisions', everyMs: HOUR_MS, run: cleanUpRevisions }],
}
