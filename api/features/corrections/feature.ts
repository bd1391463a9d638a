import type { Feature } from '#api/services/feature.ts'

import { initDecisionModel } from './model.ts'
import { correctionRoutes } from './routes.ts'

export const corrections: Feature = {
  routes: correctionRoutes,
  models: [initDecisionModel],
}
