import { cleanUpNotifications } from '#api/features/notifications/cleanup.ts'
import { notificationRoutes } from '#api/features/notifications/routes.ts'
import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

export const notifications: Feature = {
  routes: notificationRoutes,
  jobs: sequelize => [
    { name: 'old notifications', everyMs: HOUR_MS, run: () => cleanUpNotifications(sequelize) },
  ],
}
