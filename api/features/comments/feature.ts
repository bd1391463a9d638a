import { initCommentModels } from '#api/features/comments/model.ts'
import { commentRoutes } from '#api/features/comments/routes.ts'
import { withdrawUnmarked } from '#api/features/comments/withdrawal.ts'
import type { Feature } from '#api/services/feature.ts'

export const comments: Feature = {
  routes: commentRoutes,
  models: [initCommentModels],
  jobs: sequelize => [
    { name: 'comments without a mark', everyMs: 30_000, run: () => withdrawUnmarked(sequelize) },
  ],
}
