import { implement, type Implementation } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/subscriptions/endpoints.ts'

import { readSubscription, setCanceled } from './service.ts'

/** The paid time of a user. */
export const subscriptionRoutes = ({ sequelize }: ApiContext): Implementation[] => [
  implement(endpoints.read)(({ user }) => readSubscription(user.id)),
  implement(endpoints.cancel)(({ user }) => sequelize.transaction(tx => setCanceled(tx, user.id, true))),
  implement(endpoints.resume)(({ user }) => sequelize.transaction(tx => setCanceled(tx, user.id, false))),
]
