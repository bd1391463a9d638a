import {
  confirmEnrolment,
  disableTotp,
  enrol,
  replaceRecoveryCodes,
} from '#api/features/auth/secondFactor.ts'
import { renewSession } from '#api/features/auth/session.ts'
import { readUser } from '#api/features/users/present.ts'
import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/account/endpoints.ts'
import { AppError } from '#schema/shared/errors.ts'

/** An account's authenticator app and recovery codes. */
export const totpRoutes = ({ sequelize, secretBox }: ApiContext) => [
  implement(endpoints.beginTotp)(({ user }) => sequelize.transaction(tx => enrol(tx, secretBox, user))),

  implement(endpoints.confirmTotp)(async ({ user, body, request, attempt }) => {
    const recoveryCodes = await attempt(user.id, () =>
      sequelize.transaction(tx => confirmEnrolment(tx, secretBox, user, body.code)),
    )
    await renewSession(request, user)
    return { recoveryCodes }
  }),

  implement(endpoints.replaceRecoveryCodes)(async ({ user }) => {
    if (user.totpEnabledAt === null) throw new AppError('CONFLICT', t('auth.recoveryNeedsTotp'))
    return { recoveryCodes: await sequelize.transaction(tx => replaceRecoveryCodes(tx, user.id)) }
  }),

  implement(endpoints.turnOffTotp)(async ({ user }) => {
    await sequelize.transaction(tx => disableTotp(tx, user))
    return readUser(user.id)
  }),
]
