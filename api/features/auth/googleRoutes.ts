import type { Request } from 'express'

import { GoogleRefusal } from '#api/features/auth/google.ts'
import { accountOf, linkGoogle } from '#api/features/auth/googleAccounts.ts'
import {
  isReauthenticated,
  keepSession,
  readSession,
  renewSession,
  writeSession,
} from '#api/features/auth/session.ts'
import { enter } from '#api/features/auth/signIn.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import { logSecurity } from '#api/kit/securityLog.ts'
import type { ApiContext } from '#api/services/context.ts'
import type { GoogleIdentity, GoogleSignIn } from '#api/services/ports.ts'
import * as endpoints from '#schema/auth/endpoints.ts'
import type { GoogleProblem } from '#schema/auth/reauthentication.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import { dialectAmong } from '#schema/check-settings/dialects.ts'

const HANDSHAKE_MS = 10 * 60 * 1000

type Begin = { link?: string | undefined; proof?: string | undefined }

/**
 * Sign-in, linking and reauthentication by Google. Errors are shown on the page that the user came
 * from.
 */
export function googleRoutes(context: ApiContext): Implementation[] {
  const { google, sequelize, logger } = context

  const begin = implement(endpoints.beginGoogle)(async ({ query, request }) => {
    const returnTo = safeReturnTo(query.returnTo)
    const intent = intentOf(request, query)
    if (intent === null) return returnTo
    try {
      const { url, handshake } = await configured(google).begin({ intent, returnTo })
      writeSession(request, { google: handshake })
      // A visitor's session only has to last until Google redirects back.
      if (!request.user) request.session.cookie.maxAge = HANDSHAKE_MS
      await keepSession(request)
      return url
    } catch (error) {
      return failurePage(error, request, { intent, returnTo })
    }
  })

  const finish = implement(endpoints.finishGoogle)(async ({ request }) => {
    const { google: handshake } = readSession(request)
    // The handshake is valid for one answer.
    writeSession(request, { google: undefined })
    if (!handshake || Date.now() - handshake.at > HANDSHAKE_MS)
      return placeOf('google-failed', 'sign-in', '/')
    try {
      const search = new URL(request.originalUrl, 'http://localhost').search
      const identity = await configured(google).finish(search, handshake)
      const next = await arrive(request, identity, handshake)
      await keepSession(request)
      return next
    } catch (error) {
      return failurePage(error, request, handshake)
    }
  })

  /** Returns the page that shows an error. Logs errors that only the operator can fix. */
  function failurePage(error: unknown, request: Request, { intent, returnTo }: Way): string {
    if (!(error instanceof GoogleRefusal)) throw error
    if (error.problem === 'google-failed')
      logger.warn({ reason: reasonOf(error.cause), request: request.id }, 'a sign-in by Google failed')
    return placeOf(error.problem, intent, returnTo)
  }

  async function arrive(
    request: Request,
    identity: GoogleIdentity,
    { intent, returnTo }: Way,
  ): Promise<string> {
    const { user } = request
    switch (intent) {
      case 'sign-in': {
        const dialect = dialectAmong(request.acceptsLanguages())
        const account = await sequelize.transaction(tx => accountOf(tx, identity, dialect))
        const next = await enter(context, request, account, 'google')
        return next === 'done' ? returnTo : `/signin?${new URLSearchParams({ next, returnTo })}`
      }
      case 'link':
        if (!user || !isReauthenticated(request)) throw new GoogleRefusal('google-failed')
        await sequelize.transaction(tx => linkGoogle(tx, user, identity))
        return returnTo
      case 'proof':
        if (!user || user.googleSubject !== identity.subject) throw new GoogleRefusal('google-failed')
        await renewSession(request, user)
        logSecurity('identity-proved', user.id, { by: 'google' })
        return returnTo
    }
  }

  return [begin, finish]
}

type Intent = 'sign-in' | 'link' | 'proof'
type Way = { intent: Intent; returnTo: string }

/** Returns null if there is nothing to do. */
function intentOf(request: Request, { link, proof }: Begin): Intent | null {
  if (!request.user) return 'sign-in'
  // Users with a password confirm with it: choosing an account at Google takes only one click.
  const { googleSubject, passwordHash } = request.user
  if (proof !== undefined && googleSubject !== null && passwordHash === null) return 'proof'
  return link !== undefined && isReauthenticated(request) ? 'link' : null
}

function configured(google: GoogleSignIn | null): GoogleSignIn {
  if (google === null) throw new GoogleRefusal('google-not-configured')
  return google
}

/**
 * Returns the messages of an error and its causes. The values sent are left out: they contain
 * codes.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const cause = reasonOf(error.cause)
  return cause === '' ? error.message : `${error.message}: ${cause}`
}

/** Returns the page that shows a problem: sign-in, or the page that a signed-in user came from. */
function placeOf(problem: GoogleProblem, intent: Intent, returnTo: string): string {
  if (intent === 'sign-in') return `/signin?${new URLSearchParams({ problem, returnTo })}`
  const back = new URL(returnTo, 'http://localhost')
  back.searchParams.set('problem', problem)
  return back.pathname + back.search
}
