import type { Feature } from '#api/services/feature.ts'

import { spamRoutes } from './routes.ts'

export const spam: Feature = {
  routes: spamRoutes,
}
