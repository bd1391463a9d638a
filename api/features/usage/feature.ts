import type { Feature } from '#api/services/feature.ts'

import { usageRoutes } from './routes.ts'

export const usage: Feature = {
  routes: usageRoutes,
}
