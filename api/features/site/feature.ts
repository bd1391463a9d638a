import type { Feature } from '#api/services/feature.ts'
import { forgetSitePictures } from '#api/services/site/pictures.ts'

import { siteRoutes } from './routes.ts'

const HOUR_MS = 3_600_000

export const site: Feature = {
  routes: siteRoutes,
  jobs: () => [{ name: 'site-pictures', everyMs: HOUR_MS, run: forgetSitePictures }],
}
