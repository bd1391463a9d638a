import type { Feature } from '#api/services/feature.ts'

import { actRoutes } from './actRoutes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { planRoutes } from './planRoutes.ts'
import { adminRoutes } from './routes.ts'

export const admin: Feature = {
  routes: context => [
    ...adminRoutes(),
    ...actRoutes(context),
    ...paymentRoutes(context),
    ...planRoutes(context),
  ],
}
