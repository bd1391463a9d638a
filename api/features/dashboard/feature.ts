import type { Feature } from '#api/services/feature.ts'

import { startAchievementLoop } from './checks.ts'
import { initTimeZoneModel } from './model.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard: Feature = {
  routes: dashboardRoutes,
  models: [initTimeZoneModel],
  loops: [startAchievementLoop],
}
