import type { Feature } from '#api/services/feature.ts'

import { siteRoutes } from './routes.ts'

export const site: Feature = {
  routes: siteRoutes,
}
