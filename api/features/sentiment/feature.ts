import type { Feature } from '#api/services/feature.ts'

import { sentimentRoutes } from './routes.ts'

export const sentiment: Feature = {
  routes: sentimentRoutes,
}
