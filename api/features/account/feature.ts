import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { cleanUpAccounts } from './deletion.ts'
import { exportRoutes } from './exportRoutes.ts'
import { initUserPictureModel } from './model.ts'
import { pictureRoutes } from './pictureRoutes.ts'
import { accountRoutes } from './routes.ts'
import { totpRoutes } from './totpRoutes.ts'

export const account: Feature = {
  routes: context => [
    ...accountRoutes(context),
    ...totpRoutes(context),
    ...pictureRoutes(context),
    ...exportRoutes(),
  ],
  models: [initUserPictureModel],
  jobs: sequelize => [{ name: 'deleted accounts', everyMs: HOUR_MS, run: () => cleanUpAccounts(sequelize) }],
}
