import type { Request, Response } from 'express'

import { isKnownDevice, rememberDevice } from '#api/features/auth/knownDevices.ts'
import { authenticate } from '#api/features/auth/passport.ts'
import { reauthenticate } from '#api/features/auth/reauthenticate.ts'
import { newAccount } from '#api/features/auth/service.ts'
import { endSession, renewSession, requireFirstFactor, startSession } from '#api/features/auth/session.ts'
import { checkCode, enter, userAwaitingCode, welcome } from '#api/features/auth/signIn.ts'
import { sendVerification } from '#api/features/auth/verification.ts'
import { presentUser } from '#api/features/users/present.ts'
import { findByEmail } from '#api/features/users/queries.ts'
import { signUp } from '#api/features/users/service.ts'
import { implement } from '#api/kit/implement.ts'
import { countedAddressOf, limitFailures } from '#api/kit/limits.ts'
import { mailboxKey } from '#api/kit/mailbox.ts'
import { requireMeantFor } from '#api/kit/meantFor.ts'
import { t } from '#api/kit/messages.ts'
import { logSecurity } from '#api/kit/securityLog.ts'
import type { ApiContext } from '#api/services/context.ts'
import { renewCookie, type Sessions } from '#platform/sessions.ts'
import * as endpoints from '#schema/auth/endpoints.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import { dialectAmong } from '#schema/check-settings/dialects.ts'
import { accountGuesses } from '#schema/endpoints/limits.ts'
import { AppError } from '#schema/shared/errors.ts'
import * as users from '#schema/users/endpoints.ts'

/** Sign-up, sign-in, sign-out, and the signed-in user. */
export const authRoutes = (context: ApiContext) => {
  const { sequelize, isOwnOrigin, urls, secretBox, sessions } = context
  const attemptAnywhere = limitFailures(accountGuesses, context.limits)
  return [
    implement(users.current)(({ user, request }) => {
      renewCookie(request)
      return presentUser(user)
    }),

    implement(endpoints.signUp)(async ({ body, request }) => {
      const account = await newAccount(body)
      const user = await sequelize.transaction(async tx => {
        const dialect = dialectAmong(request.acceptsLanguages())
        const opened = await signUp(tx, { ...account, dialect }, new Date())
        await sendVerification(tx, opened, urls)
        return opened
      })
      await startSession(request, user)
      rememberDevice(context, request, user.id)
      logSecurity('signed-up', user.id)
      return { success: true, message: t('auth.ready') }
    }),

    implement(endpoints.signIn)(async ({ body, request, response, attempt }) => {
      // Attempts are counted by account, whose email may still have another spelling.
      const known = (await findByEmail(body.email))?.id ?? null
      const account = known ?? mailboxKey(body.email)
      const enter = () => signIn(context, request, response, known)
      const isKnown = known !== null && isKnownDevice(context, request, known)
      const next = await attempt(`${account} ${countedAddressOf(request)}`, () =>
        isKnown ? enter() : attemptAnywhere(account, enter),
      )
      const message = next === 'done' ? t('auth.signedIn') : t('auth.enterCode')
      return { success: true, message, next }
    }),

    implement(endpoints.signInWithCode)(async ({ body, request, attempt }) => {
      const { id } = await userAwaitingCode(request)
      const user = await attempt(id, () =>
        sequelize.transaction(async tx => {
          const found = await checkCode(tx, secretBox, id, body.code)
          requireFirstFactor(request, found)
          return found
        }),
      )
      await welcome(context, request, user)
      logSecurity('signed-in', user.id)
      return { success: true, message: t('auth.signedIn'), next: 'done' }
    }),

    implement(endpoints.reauthenticate)(async ({ user, body, request, attempt }) => {
      await attempt(user.id, () => reauthenticate(sequelize, secretBox, user, body))
      await renewSession(request, user)
      logSecurity('identity-proved', user.id, { by: 'password' })
      return { success: true, message: t('auth.identityConfirmed') }
    }),

    implement(users.signOut)(async ({ request, response }) => {
      // Without a session, there is only this browser's cookie to remove.
      if (request.user) requireMeantFor(request)
      await signOut(sessions, request, response)
      return { success: true, message: t('auth.signedOut') }
    }),

    implement(endpoints.signInPage)(({ query }) => {
      const target = safeReturnTo(query.returnTo)
      return target === '/' ? '/signin' : `/signin?returnTo=${encodeURIComponent(target)}`
    }),

    implement(users.signOutByLink)(async ({ request, response }) => {
      // A link or an image on another site must not sign a user out.
      if (isOwnOrigin(request)) {
        await signOut(sessions, request, response)
        // Removes copies of documents and images that the browser keeps, also when none of our pages is open.
        response.setHeader('Clear-Site-Data', '"cache", "storage"')
      }
      return '/'
    }),
  ]
}

/** `known` is the id of the account with the email, for the log. */
async function signIn(
  context: ApiContext,
  request: Request,
  response: Response,
  known: string | null,
): Promise<'done' | 'totp'> {
  const user = await authenticate(request, response)
  if (user !== null) return enter(context, request, user, 'password')
  logSecurity('sign-in-failed', known)
  throw new AppError('UNAUTHENTICATED', t('auth.wrongPassword'))
}

async function signOut(sessions: Sessions, request: Request, response: Response): Promise<void> {
  if (request.user) logSecurity('signed-out', request.user.id)
  await endSession(request)
  sessions.clearCookie(response)
}
