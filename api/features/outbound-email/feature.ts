import type { Feature } from '#api/services/feature.ts'

import { outboundEmailRoutes } from './routes.ts'

export const outboundEmail: Feature = {
  routes: outboundEmailRoutes,
}
