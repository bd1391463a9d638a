import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { startOrderChecks, startRefunds } from './checks.ts'
import { emptyEventBodies } from './eventBodies.ts'
import { startEventLoop } from './events.ts'
import { initPaymentModels } from './model.ts'
import { paymentRoutes, paymentWebhooks } from './routes.ts'

export const payments: Feature = {
  routes: paymentRoutes,
  webhooks: paymentWebhooks,
  models: [initPaymentModels],
  jobs: () => [{ name: 'bodies of payment events', everyMs: HOUR_MS, run: emptyEventBodies }],
  loops: [startEventLoop, startOrderChecks, startRefunds],
}
