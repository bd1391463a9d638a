import type { Feature } from '#api/services/feature.ts'

import { awardDueBadges } from './awards.ts'
import { initTimeZoneModel } from './model.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard: Feature = {
  routes: dashboardRoutes,
  models: [initTimeZoneModel],
  jobs: sequelize => [{ name: 'badges', everyMs: 2000, run: () => awardDueBadges(sequelize) }],
}
