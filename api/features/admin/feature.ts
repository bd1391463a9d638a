import type { Feature } from '#api/services/feature.ts'

import { cleanUpKeys } from './actKeys.ts'
import { actRoutes } from './actRoutes.ts'
import { diagnosticsRoutes } from './diagnostics/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { planRoutes } from './planRoutes.ts'
import { adminRoutes } from './routes.ts'

const HOUR_MS = 60 * 60_000

export const admin: Feature = {
  routes: context => [
    ...adminRoutes(context),
    ...actRoutes(context),
    ...paymentRoutes(context),
    ...planRoutes(context),
    ...jobRoutes(context),
    ...diagnosticsRoutes(context),
  ],
  jobs: () => [{ name: 'keys of administrators’ acts', everyMs: HOUR_MS, run: cleanUpKeys }],
}
