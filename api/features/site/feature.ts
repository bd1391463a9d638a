import type { Feature } from '#api/services/feature.ts'
import { forgetSitePictures } from '#api/services/site/pictures.ts'
import { readSiteSettings } from '#api/services/site/queries.ts'
import { SHARE_PICTURE } from '#schema/site/defaults.ts'

import { installable } from './installable.ts'
import { siteRoutes } from './routes.ts'
import { sharePicture } from './sharePicture.ts'

const HOUR_MS = 3_600_000

export const site: Feature = {
  routes: siteRoutes,
  files: () => [
    {
      path: SHARE_PICTURE,
      type: 'image/png',
      read: async () => sharePicture(await readSiteSettings()),
    },
    ...installable(readSiteSettings),
  ],
  jobs: () => [{ name: 'site-pictures', everyMs: HOUR_MS, run: forgetSitePictures }],
}
