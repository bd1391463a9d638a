import type { ApiContext } from '#api/services/context.ts'
import { afterAnswer } from '#api/kit/handlers.ts'
import { t } from '#api/kit/messages.ts'
import { implement } from '#api/kit/implement.ts'
import { newPasswordFor, resetPassword, sendReset } from '#api/features/auth/passwordReset.ts'
import { confirmEmail, confirmEmailChange, sendVerification } from '#api/features/auth/verification.ts'
import * as endpoints from '#schema/auth/endpoints.ts'
import { resendVerification } from '#schema/users/endpoints.ts'

/** The links in emails: they confirm an address or reset a password. */
export const linkRoutes = ({ sequelize, urls, env, logger }: ApiContext) => [
  implement(resendVerification)(async ({ user }) => {
    await sequelize.transaction(tx => sendVerification(tx, user, urls))
    return { success: true, message: t('auth.linkSent', { email: user.email }) }
  }),

  implement(endpoints.confirmEmail)(async ({ body }) => {
    const email = await sequelize.transaction(tx => confirmEmail(tx, body.token, env.ADMIN_EMAIL))
    return { success: true, email }
  }),

  implement(endpoints.confirmEmailChange)(async ({ body }) => {
    const email = await sequelize.transaction(tx => confirmEmailChange(tx, body.token, env.ADMIN_EMAIL))
    return { success: true, email }
  }),

  implement(endpoints.requestPasswordReset)(({ body, request, response }) => {
    afterAnswer(response, () =>
      sequelize
        .transaction(tx => sendReset(tx, body.email, urls))
        .catch((error: unknown) =>
          logger.error({ err: error, request: request.id }, 'a password reset could not be sent'),
        ),
    )
    return { success: true, message: t('auth.resetSent') }
  }),

  implement(endpoints.resetPassword)(async ({ body }) => {
    const hash = await newPasswordFor(body.token, body.password)
    await sequelize.transaction(tx => resetPassword(tx, body.token, hash))
    return { success: true, message: t('auth.passwordChanged') }
  }),
]
