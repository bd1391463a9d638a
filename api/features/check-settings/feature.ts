import type { Feature } from '#api/services/feature.ts'

import { checkSettingsRoutes } from './routes.ts'

export const checkSettings: Feature = {
  routes: checkSettingsRoutes,
}
