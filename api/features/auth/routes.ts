import { Router, type Request, type RequestHandler, type Response } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/services/context.ts'
import { publicRoute, userRoute } from '#api/kit/route.ts'
import { logSecurity } from '#api/kit/securityLog.ts'
import { authenticate } from '#api/features/auth/passport.ts'
import { presentUser } from '#api/features/users/present.ts'
import { reauthenticate } from '#api/features/auth/reauthenticate.ts'
import { findByEmail, newAccount, signUp } from '#api/features/auth/service.ts'
import { endSession, renewSession, startSession } from '#api/features/auth/session.ts'
import { checkCode, enter, whoOwesCode } from '#api/features/auth/signIn.ts'
import { sendVerification } from '#api/features/auth/verification.ts'
import { addressOf, limitFailures, rateLimit } from '#api/kit/limits.ts'
import type { Sessions } from '#platform/sessions.ts'
import { reauthentication, secondFactor } from '#schema/auth/reauthentication.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import { signInRequest, signUpRequest } from '#schema/auth/signUp.ts'
import { AppError } from '#schema/shared/errors.ts'
import { dialectAmong } from '#schema/check-settings/dialects.ts'
import { t } from '#api/kit/messages.ts'

const HOUR_S = 60 * 60
const QUARTER_S = 15 * 60

const loginQuery = z.object({ returnTo: z.unknown().optional() })

/** Accounts: sign-up, sign-in, sign-out and who is signed in. */
export function authRoutes(context: ApiContext): Router {
  const { sequelize, limits, isOwnOrigin, links, secretBox, sessions } = context
  const router = Router()
  const perAddress = (name: string, calls: number, seconds: number): RequestHandler[] => [
    rateLimit({ name, calls, seconds }, limits),
  ]
  const counted = { failures: 5, seconds: QUARTER_S, counts: 'UNAUTHENTICATED' } as const
  const guesses = limitFailures({ name: 'signin', ...counted }, limits)
  // By the account alone: who is here knows the password already.
  const codes = limitFailures({ name: 'second-factor', ...counted }, limits)
  const proofs = limitFailures({ name: 'reauthentication', ...counted, counts: 'FORBIDDEN' }, limits)

  userRoute(router, 'get', '/auth/user', {}, ({ user }) => presentUser(user))

  publicRoute(
    router,
    'post',
    '/auth/signup',
    { body: signUpRequest, status: 201, before: perAddress('signup', 10, HOUR_S) },
    async ({ body, request }) => {
      const account = await newAccount(body)
      const user = await sequelize.transaction(async tx => {
        const dialect = dialectAmong(request.acceptsLanguages())
        const opened = await signUp(tx, { ...account, dialect }, new Date())
        await sendVerification(tx, opened, links)
        return opened
      })
      await startSession(request, user)
      logSecurity('signed-up', user.id)
      return { success: true, message: t('auth.ready') }
    },
  )

  publicRoute(
    router,
    'post',
    '/auth/signin',
    { body: signInRequest, before: perAddress('signin-address', 100, QUARTER_S) },
    async ({ body, request, response }) => {
      // By the account, since an email has more spellings than JavaScript knows to be the same.
      const known = (await findByEmail(body.email))?.id ?? null
      const account = known ?? body.email.trim().toLowerCase()
      const next = await guesses(`${account} ${addressOf(request)}`, () => signIn(request, response, known))
      const message = next === 'done' ? t('auth.signedIn') : t('auth.enterCode')
      return { success: true, message, next }
    },
  )

  publicRoute(
    router,
    'post',
    '/auth/signin/totp',
    { body: secondFactor, before: perAddress('second-factor-address', 100, QUARTER_S) },
    async ({ body, request }) => {
      const { id } = await whoOwesCode(request)
      const user = await codes(id, () => sequelize.transaction(tx => checkCode(tx, secretBox, id, body.code)))
      await startSession(request, user)
      logSecurity('signed-in', user.id)
      return { success: true, message: SIGNED_IN, next: 'done' }
    },
  )

  userRoute(
    router,
    'post',
    '/auth/reauthentication',
    { body: reauthentication },
    async ({ user, body, request }) => {
      await proofs(user.id, () => reauthenticate(sequelize, secretBox, user, body))
      await renewSession(request, user)
      logSecurity('identity-proved', user.id, { by: 'password' })
      return { success: true, message: 'Thank you.' }
    },
  )

  publicRoute(router, 'post', '/auth/signout', {}, async ({ request, response }) => {
    await signOut(sessions, request, response)
    return { success: true, message: t('auth.signedOut') }
  })

  publicRoute(router, 'get', '/login', { query: loginQuery }, ({ query, response }) => {
    const target = safeReturnTo(query.returnTo)
    response.redirect(target === '/' ? '/signin' : `/signin?returnTo=${encodeURIComponent(target)}`)
    return Promise.resolve()
  })

  publicRoute(router, 'get', '/logout', {}, async ({ request, response }) => {
    // A link or an image on another site must not sign anybody out.
    if (isOwnOrigin(request)) {
      await signOut(sessions, request, response)
      // Copies of documents that the browser keeps, also when no page of ours was there to remove them.
      response.setHeader('Clear-Site-Data', '"storage"')
    }
    response.redirect('/')
  })

  return router
}

const SIGNED_IN = 'You are signed in.'

/** `known` is whose email it is, for the log. */
async function signIn(request: Request, response: Response, known: string | null): Promise<'done' | 'totp'> {
  const user = await authenticate(request, response)
  if (user !== null) return enter(request, user, 'password')
  logSecurity('sign-in-failed', known)
  throw new AppError('UNAUTHENTICATED', t('auth.wrongPassword'))
}

async function signOut(sessions: Sessions, request: Request, response: Response): Promise<void> {
  if (request.user) logSecurity('signed-out', request.user.id)
  await endSession(request)
  sessions.clearCookie(response)
}
