import type { Feature } from '#api/services/feature.ts'

import { startBadgeLoop } from './checks.ts'
import { initTimeZoneModel } from './model.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard: Feature = {
  routes: dashboardRoutes,
  models: [initTimeZoneModel],
  loops: [startBadgeLoop],
}
