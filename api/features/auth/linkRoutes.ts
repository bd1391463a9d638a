import { Router, type Request } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { afterAnswer } from '#api/kit/handlers.ts'
import { publicRoute, userRoute } from '#api/kit/route.ts'
import { newPasswordFor, resetPassword, sendReset } from '#api/features/auth/passwordReset.ts'
import { confirmEmail, confirmEmailChange, sendVerification } from '#api/features/auth/verification.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { passwordReset, passwordResetRequest, tokenRequest } from '#schema/auth/reauthentication.ts'
import { t } from '#api/kit/messages.ts'

const HOUR_S = 60 * 60
const QUARTER_S = 15 * 60

/** What is done by links in mails: an address is confirmed, a password is set anew. */
export function linkRoutes({ sequelize, limits, links, env, logger }: ApiContext): Router {
  const router = Router()
  const following = [rateLimit({ name: 'links', calls: 60, seconds: QUARTER_S }, limits)]
  const sending = [rateLimit({ name: 'verification', calls: 5, seconds: HOUR_S, by: personOf }, limits)]

  userRoute(router, 'post', '/auth/verification', { before: sending }, async ({ user }) => {
    await sequelize.transaction(tx => sendVerification(tx, user, links))
    return { success: true, message: t('auth.linkSent', { email: user.email }) }
  })

  const follow = { body: tokenRequest, before: following }
  publicRoute(router, 'post', '/auth/verification/confirm', follow, async ({ body }) => {
    const email = await sequelize.transaction(tx => confirmEmail(tx, body.token, env.ADMIN_EMAIL))
    return { success: true, email }
  })

  publicRoute(router, 'post', '/auth/email-change/confirm', follow, async ({ body }) => {
    const email = await sequelize.transaction(tx => confirmEmailChange(tx, body.token, env.ADMIN_EMAIL))
    return { success: true, email }
  })

  // The same for an address that is known and for one that is not, in its words, its time and its limits.
  const byEmail = (request: Request) => {
    const parsed = passwordResetRequest.safeParse(request.body)
    return parsed.success ? parsed.data.email.toLowerCase() : ''
  }
  const asking = [
    rateLimit({ name: 'reset-address', calls: 20, seconds: HOUR_S }, limits),
    rateLimit({ name: 'reset-email', calls: 3, seconds: QUARTER_S, by: byEmail }, limits),
  ]
  publicRoute(
    router,
    'post',
    '/auth/password-reset',
    { body: passwordResetRequest, before: asking, status: 202 },
    ({ body, request, response }) => {
      afterAnswer(response, () =>
        sequelize
          .transaction(tx => sendReset(tx, body.email, links))
          .catch((error: unknown) =>
            logger.error({ err: error, request: request.id }, 'a password reset could not be sent'),
          ),
      )
      const message = t('auth.resetSent')
      return Promise.resolve({ success: true, message })
    },
  )

  const reset = { body: passwordReset, before: following }
  publicRoute(router, 'post', '/auth/password-reset/confirm', reset, async ({ body }) => {
    const hash = await newPasswordFor(body.token, body.password)
    await sequelize.transaction(tx => resetPassword(tx, body.token, hash))
    return { success: true, message: t('auth.passwordChanged') }
  })

  return router
}
