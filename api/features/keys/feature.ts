import type { Feature } from '#api/services/feature.ts'

import { initApiKeyModel } from './model.ts'
import { keyRoutes } from './routes.ts'

export const keys: Feature = {
  routes: keyRoutes,
  models: [initApiKeyModel],
}
