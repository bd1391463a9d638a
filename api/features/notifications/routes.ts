import { roleIn } from '#api/features/documents/policy.ts'
import { countUnread, listNotifications } from '#api/features/notifications/list.ts'
import { markOpened, markRead, markReadUpTo, markThreadOpened } from '#api/features/notifications/read.ts'
import { changeSettings, readSettings } from '#api/features/notifications/settings.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/notifications/endpoints.ts'

/** A user's notifications, and the kinds of them that are on. */
export const notificationRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(({ user, query }) => listNotifications(user.id, query)),

  implement(endpoints.count)(({ user }) => countUnread(user.id)),

  implement(endpoints.read)(({ user, params }) =>
    sequelize.transaction(tx => markRead(tx, user.id, params.notificationId)),
  ),

  implement(endpoints.readAll)(({ user, body }) =>
    sequelize.transaction(tx => markReadUpTo(tx, user.id, body.newest)),
  ),

  implement(endpoints.opened)(({ user, params }) =>
    sequelize.transaction(async tx => {
      await roleIn(tx, user.id, params.id)
      return markOpened(tx, user.id, params.id)
    }),
  ),

  implement(endpoints.openedThread)(({ user, params }) =>
    sequelize.transaction(async tx => {
      await roleIn(tx, user.id, params.id)
      return markThreadOpened(tx, user.id, params.id, params.threadId)
    }),
  ),

  implement(endpoints.readSettings)(({ user }) => readSettings(user.id)),

  implement(endpoints.changeSettings)(({ user, body }) =>
    sequelize.transaction(tx => changeSettings(tx, user.id, body)),
  ),
]
