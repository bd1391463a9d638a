import type { Feature } from '#api/services/feature.ts'

import { imageRoutes } from './routes.ts'

export const images: Feature = {
  routes: imageRoutes,
}
