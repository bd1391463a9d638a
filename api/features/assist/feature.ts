import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { initProposalModel } from './model.ts'
import { cleanUpProposals } from './proposals.ts'
import { assistRoutes } from './routes.ts'

export const assist: Feature = {
  routes: assistRoutes,
  models: [initProposalModel],
  jobs: () => [{ name: 'results of AI actions', everyMs: HOUR_MS, run: () => cleanUpProposals() }],
}
