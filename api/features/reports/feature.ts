import { reportRoutes } from '#api/features/reports/routes.ts'
import type { Feature } from '#api/services/feature.ts'

export const reports: Feature = { routes: reportRoutes }
