import { readDashboard, setTimeZone } from '#api/features/dashboard/service.ts'
import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/dashboard/endpoints.ts'

/** A user's activity, streak and achievements. */
export const dashboardRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.read)(({ user }) => readDashboard(sequelize, user)),

  implement(endpoints.setTimeZone)(async ({ user, body }) => {
    await setTimeZone(user.id, body.timeZone)
    return { success: true, message: t('dashboard.timeZoneSet') }
  }),
]
