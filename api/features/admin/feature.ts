import type { Feature } from '#api/services/feature.ts'

import { actRoutes } from './actRoutes.ts'
import { diagnosticsRoutes } from './diagnostics/routes.ts'
import { adminRoutes } from './routes.ts'
import { workRoutes } from './work/routes.ts'

export const admin: Feature = {
  routes: context => [
    ...adminRoutes(),
    ...actRoutes(context),
    ...workRoutes(context),
    ...diagnosticsRoutes(context),
  ],
}
