import type { Feature } from '#api/services/feature.ts'

import { auditRoutes } from './routes.ts'

export const audit: Feature = { routes: auditRoutes }
