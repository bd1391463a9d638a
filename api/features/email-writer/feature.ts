import type { Feature } from '#api/services/feature.ts'

import { emailRoutes } from './routes.ts'

export const emailWriter: Feature = {
  routes: emailRoutes,
}
