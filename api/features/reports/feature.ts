import { reportAdminRoutes } from '#api/features/reports/adminRoutes.ts'
import { reportRoutes } from '#api/features/reports/routes.ts'
import type { Feature } from '#api/services/feature.ts'

export const reports: Feature = {
  routes: context => [...reportRoutes(context), ...reportAdminRoutes(context)],
}
