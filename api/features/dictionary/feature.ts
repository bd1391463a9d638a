import type { Feature } from '#api/services/feature.ts'

import { dictionaryRoutes } from './routes.ts'

export const dictionary: Feature = {
  routes: dictionaryRoutes,
}
