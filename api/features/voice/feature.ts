import type { Feature } from '#api/services/feature.ts'

import { voiceRoutes } from './routes.ts'

export const voice: Feature = {
  routes: voiceRoutes,
}
