import type { Feature } from '#api/services/feature.ts'

import { writingStyleRoutes } from './routes.ts'

export const writingStyle: Feature = {
  routes: writingStyleRoutes,
}
