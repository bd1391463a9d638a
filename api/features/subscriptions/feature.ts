import type { Feature } from '#api/services/feature.ts'

import { advanceSubscriptions } from './due.ts'
import { subscriptionRoutes } from './routes.ts'

export const subscriptions: Feature = {
  routes: subscriptionRoutes,
  jobs: (sequelize, urls) => [
    { name: 'subscriptions', everyMs: 30_000, run: () => advanceSubscriptions(sequelize, urls) },
  ],
}
