import { cleanUpDeletedIds } from '#api/features/comments/ids.ts'
import { initCommentModels } from '#api/features/comments/model.ts'
import { commentRoutes } from '#api/features/comments/routes.ts'
import { withdrawUnmarked } from '#api/features/comments/withdrawal.ts'
import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

export const comments: Feature = {
  routes: commentRoutes,
  models: [initCommentModels],
  jobs: sequelize => [
    { name: 'comments without a mark', everyMs: 30_000, run: () => withdrawUnmarked(sequelize) },
    { name: 'ids of deleted comments', everyMs: HOUR_MS, run: cleanUpDeletedIds },
  ],
}
