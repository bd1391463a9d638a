import type { Feature } from '#api/services/feature.ts'

import { fontRoutes } from './routes.ts'

export const fonts: Feature = {
  routes: fontRoutes,
}
