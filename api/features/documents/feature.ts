import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { cleanUpTrash } from './cleanup.ts'
import { folderRoutes } from './folderRoutes.ts'
import { initDocumentModel } from './model.ts'
import { documentRoutes } from './routes.ts'
import { writeTerms } from './terms.ts'

export const documents: Feature = {
  routes: context => [...documentRoutes(context), ...folderRoutes(context)],
  models: [initDocumentModel],
  jobs: sequelize => [
    { name: 'trash', everyMs: HOUR_MS, run: () => cleanUpTrash(sequelize) },
    { name: 'terms of texts', everyMs: 5000, run: writeTerms },
  ],
}
