import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { forgetCounted } from './counts.ts'
import { snippetRoutes } from './routes.ts'

export const snippets: Feature = {
  routes: snippetRoutes,
  jobs: () => [{ name: 'who was counted', everyMs: HOUR_MS / 12, run: forgetCounted }],
}
