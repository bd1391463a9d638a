import type { Feature } from '#api/services/feature.ts'

import { startOrderChecks, startRefunds } from './checks.ts'
import { startEventLoop } from './events.ts'
import { initPaymentModels } from './model.ts'
import { paymentRoutes, paymentWebhooks } from './routes.ts'

export const payments: Feature = {
  routes: paymentRoutes,
  webhooks: paymentWebhooks,
  models: [initPaymentModels],
  loops: [startEventLoop, startOrderChecks, startRefunds],
}
