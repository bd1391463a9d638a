import type { Feature } from '#api/services/feature.ts'

import { emailRoutes } from './routes.ts'

export const emailGenerator: Feature = {
  routes: emailRoutes,
}
