import { initCommentModels } from '#api/features/comments/model.ts'
import { commentRoutes } from '#api/features/comments/routes.ts'
import type { Feature } from '#api/services/feature.ts'

export const comments: Feature = { routes: commentRoutes, models: [initCommentModels] }
