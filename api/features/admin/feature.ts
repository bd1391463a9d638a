import type { Feature } from '#api/services/feature.ts'

import { adminRoutes } from './routes.ts'

export const admin: Feature = { routes: adminRoutes }
