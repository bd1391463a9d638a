import {
  changePreferences,
  readPreferences,
  turnRuleOff,
  turnRuleOn,
} from '#api/features/check-settings/service.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/check-settings/endpoints.ts'

/** The corrections that a user turned off, and the goals of their new documents. */
export const checkSettingsRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.readPreferences)(({ user }) => readPreferences(user.id)),

  implement(endpoints.changePreferences)(({ user, body }) =>
    sequelize.transaction(tx => changePreferences(tx, user.id, body)),
  ),

  implement(endpoints.turnRuleOff)(({ user, params, body }) =>
    sequelize.transaction(tx => turnRuleOff(tx, user.id, { rule: params.rule, title: body.title })),
  ),

  implement(endpoints.turnRuleOn)(({ user, params }) =>
    sequelize.transaction(tx => turnRuleOn(tx, user.id, params.rule)),
  ),
]
