import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { presentUser } from '#api/features/users/present.ts'
import { requireFreshProof } from '#api/features/auth/reauthentication.ts'
import {
  confirmEnrolment,
  disableTotp,
  enrol,
  replaceRecoveryCodes,
} from '#api/features/auth/secondFactor.ts'
import { renewSession } from '#api/features/auth/session.ts'
import { limitFailures } from '#api/kit/limits.ts'
import { totpCode } from '#schema/account/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const QUARTER_S = 15 * 60

/** The authenticator app of an account, and its recovery codes. */
export function totpRoutes({ sequelize, secretBox, limits }: ApiContext): Router {
  const router = Router()
  const fresh = { before: [requireFreshProof] }
  const guesses = limitFailures(
    { name: 'totp-enrolment', failures: 10, seconds: QUARTER_S, counts: 'VALIDATION' },
    limits,
  )

  userRoute(router, 'post', '/account/totp', fresh, ({ user }) =>
    sequelize.transaction(tx => enrol(tx, secretBox, user)),
  )

  userRoute(
    router,
    'post',
    '/account/totp/confirm',
    { body: totpCode, ...fresh },
    async ({ user, body, request }) => {
      const recoveryCodes = await guesses(user.id, () =>
        sequelize.transaction(tx => confirmEnrolment(tx, secretBox, user, body.code)),
      )
      await renewSession(request, user)
      return { recoveryCodes }
    },
  )

  userRoute(router, 'post', '/account/totp/recovery-codes', fresh, async ({ user }) => {
    if (user.totpEnabledAt === null) throw new AppError('CONFLICT', t('auth.recoveryNeedsTotp'))
    return { recoveryCodes: await sequelize.transaction(tx => replaceRecoveryCodes(tx, user.id)) }
  })

  userRoute(router, 'delete', '/account/totp', fresh, async ({ user }) => {
    await sequelize.transaction(tx => disableTotp(tx, user))
    return presentUser(await user.reload())
  })

  return router
}
