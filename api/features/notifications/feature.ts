import { cleanUpNotifications } from '#api/features/notifications/cleanup.ts'
import { sendDigests } from '#api/features/notifications/digest.ts'
import { notificationEmailPage, notificationEmailRoutes } from '#api/features/notifications/emailRoutes.ts'
import { notificationRoutes } from '#api/features/notifications/routes.ts'
import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

export const notifications: Feature = {
  routes: notificationRoutes,
  webhooks: notificationEmailRoutes,
  site: ({ secretBox }) => notificationEmailPage(secretBox),
  jobs: (sequelize, urls, secretBox) => [
    { name: 'old notifications', everyMs: HOUR_MS, run: () => cleanUpNotifications(sequelize) },
    {
      name: 'emails of notifications',
      everyMs: 30_000,
      run: () => sendDigests(sequelize, { urls, secretBox }),
    },
  ],
}
