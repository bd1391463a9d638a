import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { changePassword } from '#api/features/account/password.ts'
import { cancelDeletion, requestDeletion } from '#api/features/account/deletionRequest.ts'
import { changeProfile } from '#api/features/account/profile.ts'
import { unlinkGoogle } from '#api/features/auth/googleAccounts.ts'
import { hashPassword } from '#api/features/auth/passwords.ts'
import { requireGoodPassword } from '#api/features/auth/passwordPolicy.ts'
import { presentUser } from '#api/features/users/present.ts'
import { requireFreshProof } from '#api/features/auth/reauthentication.ts'
import { renewSession } from '#api/features/auth/session.ts'
import { endOneSession, endSessionsOf, sessionsOf } from '#api/features/auth/sessions.ts'
import { requestEmailChange } from '#api/features/auth/verification.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { emailChange, passwordChange, profileChange, sessionParams } from '#schema/account/contract.ts'
import { invalidSignUp } from '#api/features/auth/signUpProblem.ts'
import { firstSignUpProblem } from '#schema/auth/signUp.ts'

const HOUR_S = 60 * 60

/** What people do with their own account, except its second factor and its picture. */
export function accountRoutes({ sequelize, links, limits }: ApiContext): Router {
  const router = Router()
  const fresh = { before: [requireFreshProof] }

  userRoute(router, 'patch', '/account/profile', { body: profileChange }, async ({ user, body }) => {
    await sequelize.transaction(tx => changeProfile(tx, user.id, body))
    return presentUser(await user.reload())
  })

  const byPerson = { calls: 5, seconds: HOUR_S, by: personOf }
  const changing = [...fresh.before, rateLimit({ name: 'email-change', ...byPerson }, limits)]
  userRoute(
    router,
    'post',
    '/account/email',
    { body: emailChange, before: changing },
    async ({ user, body }) => {
      requireEmail(user.firstName, body.email)
      await sequelize.transaction(tx => requestEmailChange(tx, user, body.email, links))
      return presentUser(await user.reload())
    },
  )

  userRoute(
    router,
    'post',
    '/account/password',
    { body: passwordChange, ...fresh },
    async ({ user, body, request }) => {
      await requireGoodPassword(body.password, user.email)
      const hash = await hashPassword(body.password)
      await sequelize.transaction(tx => changePassword(tx, user, hash, request.sessionID))
      await renewSession(request, user)
      return presentUser(await user.reload())
    },
  )

  // Linking is a way through the browser; the proof is asked for before it begins.
  userRoute(router, 'post', '/account/google', fresh, () =>
    Promise.resolve({ location: '/api/auth/google?link=1&returnTo=/settings/security' }),
  )
  userRoute(router, 'delete', '/account/google', fresh, async ({ user }) => {
    await sequelize.transaction(tx => unlinkGoogle(tx, user.id))
    return presentUser(await user.reload())
  })

  userRoute(router, 'get', '/account/sessions', {}, ({ user, request }) =>
    sessionsOf(user.id, request.sessionID),
  )
  userRoute(
    router,
    'delete',
    '/account/sessions/:sessionId',
    { params: sessionParams },
    async ({ user, params }) => {
      await sequelize.transaction(tx => endOneSession(tx, user.id, params.sessionId))
    },
  )
  userRoute(router, 'delete', '/account/sessions', {}, async ({ user, request }) => {
    await sequelize.transaction(tx => endSessionsOf(tx, user.id, request.sessionID))
  })

  userRoute(router, 'post', '/account/deletion', fresh, async ({ user }) => {
    await sequelize.transaction(tx => requestDeletion(tx, user, links))
    return presentUser(await user.reload())
  })
  userRoute(router, 'delete', '/account/deletion', {}, async ({ user }) => {
    await sequelize.transaction(tx => cancelDeletion(tx, user.id))
    return presentUser(await user.reload())
  })

  return router
}

/** Throws VALIDATION for an email that sign-up rejects, too. */
function requireEmail(firstName: string, email: string): void {
  const password = 'long enough'
  const rest = { firstName, lastName: firstName, password, confirmPassword: password, agreeToTerms: true }
  const problem = firstSignUpProblem({ ...rest, email })
  if (problem !== null) throw invalidSignUp(problem)
}
