import type { Feature } from '#api/services/feature.ts'

import { mailRoutes } from './routes.ts'

export const outboundEmail: Feature = {
  routes: mailRoutes,
}
