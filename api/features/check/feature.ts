import type { Feature } from '#api/services/feature.ts'

import { checkRoutes } from './routes.ts'

export const check: Feature = {
  routes: checkRoutes,
}
