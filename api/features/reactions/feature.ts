import { reactionRoutes } from '#api/features/reactions/routes.ts'
import type { Feature } from '#api/services/feature.ts'

export const reactions: Feature = { routes: reactionRoutes }
