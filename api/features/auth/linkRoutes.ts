import { rememberDevice } from '#api/features/auth/knownDevices.ts'
import { newPasswordFor, resetPassword, sendReset } from '#api/features/auth/passwordReset.ts'
import { confirmEmail, confirmEmailChange, sendVerification } from '#api/features/auth/verification.ts'
import { afterAnswer } from '#api/kit/handlers.ts'
import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/auth/endpoints.ts'
import { resendVerification } from '#schema/users/endpoints.ts'

/** The links in emails: they confirm an address or reset a password. */
export const linkRoutes = ({ sequelize, urls, logger, secretBox, secure }: ApiContext) => [
  implement(resendVerification)(async ({ user }) => {
    const isSent = await sequelize.transaction(tx => sendVerification(tx, user, urls))
    const message = t(isSent ? 'auth.linkSent' : 'auth.confirmedBefore', { email: user.email })
    return { success: true, message }
  }),

  implement(endpoints.confirmEmail)(async ({ user, body }) => {
    const email = await sequelize.transaction(tx => confirmEmail(tx, user.id, body.token))
    return { success: true, email }
  }),

  implement(endpoints.confirmEmailChange)(async ({ user, body }) => {
    const email = await sequelize.transaction(tx => confirmEmailChange(tx, user.id, body.token))
    return { success: true, email }
  }),

  implement(endpoints.requestPasswordReset)(async ({ body, request, response, isDropped }) => {
    const success = { success: true, message: t('auth.resetSent') } as const
    if (await isDropped()) return success
    afterAnswer(response, () =>
      sequelize
        .transaction(tx => sendReset(tx, body.email, urls))
        .catch((error: unknown) =>
          logger.error({ err: error, request: request.id }, 'a password reset could not be sent'),
        ),
    )
    return success
  }),

  implement(endpoints.resetPassword)(async ({ body, request }) => {
    const hash = await newPasswordFor(body.token, body.password)
    const userId = await sequelize.transaction(tx => resetPassword(tx, body.token, hash))
    rememberDevice({ secretBox, secure }, request, userId)
    return { success: true, message: t('auth.passwordChanged') }
  }),
]
