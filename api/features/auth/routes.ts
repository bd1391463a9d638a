import { Router, type Request, type RequestHandler, type Response } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/app/context.ts'
import { publicRoute, userRoute } from '#api/app/route.ts'
import { authenticate, endSession, startSession } from '#api/features/auth/passport.ts'
import { presentUser } from '#api/features/auth/present.ts'
import { findByEmail, newAccount, signUp } from '#api/features/auth/service.ts'
import { addressOf, limitFailures, rateLimit } from '#api/middleware/limits.ts'
import { SESSION_COOKIE } from '#platform/sessions.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import { signInRequest, signUpRequest } from '#schema/auth/signUp.ts'
import { AppError } from '#schema/shared/errors.ts'

const HOUR_S = 60 * 60
const QUARTER_S = 15 * 60

const loginQuery = z.object({ returnTo: z.unknown().optional() })

/** Accounts: sign-up, sign-in, sign-out and who is signed in. */
export function authRoutes({ sequelize, limits, isOwnOrigin }: ApiContext): Router {
  const router = Router()
  const perAddress = (name: string, calls: number, seconds: number): RequestHandler[] => [
    rateLimit({ name, calls, seconds }, limits),
  ]
  const guesses = limitFailures(
    { name: 'signin', failures: 5, seconds: QUARTER_S, counts: 'UNAUTHENTICATED' },
    limits,
  )

  userRoute(router, 'get', '/auth/user', {}, ({ user }) => presentUser(user))

  publicRoute(
    router,
    'post',
    '/auth/signup',
    { body: signUpRequest, status: 201, before: perAddress('signup', 10, HOUR_S) },
    async ({ body, request }) => {
      const account = await newAccount(body)
      const user = await sequelize.transaction(tx => signUp(tx, account, new Date()))
      await startSession(request, user)
      return { success: true, message: 'Your account is ready.' }
    },
  )

  publicRoute(
    router,
    'post',
    '/auth/signin',
    { body: signInRequest, before: perAddress('signin-address', 100, QUARTER_S) },
    async ({ body, request, response }) => {
      // By the account, since an email has more spellings than JavaScript knows to be the same.
      const account = (await findByEmail(body.email))?.id ?? body.email.trim().toLowerCase()
      await guesses(`${account} ${addressOf(request)}`, () => signIn(request, response))
      return { success: true, message: 'You are signed in.' }
    },
  )

  publicRoute(router, 'post', '/auth/signout', {}, async ({ request, response }) => {
    await signOut(request, response)
    return { success: true, message: 'You are signed out.' }
  })

  publicRoute(router, 'get', '/login', { query: loginQuery }, ({ query, response }) => {
    const target = safeReturnTo(query.returnTo)
    response.redirect(target === '/' ? '/signin' : `/signin?returnTo=${encodeURIComponent(target)}`)
    return Promise.resolve()
  })

  publicRoute(router, 'get', '/logout', {}, async ({ request, response }) => {
    // A link or an image on another site must not sign anybody out.
    if (isOwnOrigin(request)) await signOut(request, response)
    response.redirect('/')
  })

  return router
}

async function signIn(request: Request, response: Response): Promise<void> {
  const user = await authenticate(request, response)
  if (user === null) throw new AppError('UNAUTHENTICATED', 'The email or password is not right.')
  await startSession(request, user)
}

async function signOut(request: Request, response: Response): Promise<void> {
  await endSession(request)
  response.clearCookie(SESSION_COOKIE)
}
