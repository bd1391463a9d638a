import type { Feature } from '#api/services/feature.ts'

import { initPlanModel } from './model.ts'
import { pricingContent } from './pricingContent.ts'
import { planRoutes } from './routes.ts'

export const plans: Feature = {
  routes: planRoutes,
  models: [initPlanModel],
  site: () => ({ pricing: pricingContent }),
}
