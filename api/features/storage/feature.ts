import type { Feature } from '#api/services/feature.ts'

import { storageRoutes } from './routes.ts'

export const storage: Feature = {
  routes: storageRoutes,
}
