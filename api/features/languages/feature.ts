import type { Feature } from '#api/services/feature.ts'

import { languageRoutes } from './routes.ts'

export const languages: Feature = {
  routes: languageRoutes,
}
