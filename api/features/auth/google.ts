import * as oidc from 'openid-client'
import { z } from 'zod'

import type { Urls } from '#api/kit/urls.ts'
import type { GoogleHandshake, GoogleIdentity, GoogleSignIn } from '#api/services/ports.ts'
import type { Environment } from '#platform/env.ts'
import { finishGoogle } from '#schema/auth/endpoints.ts'
import type { GoogleProblem } from '#schema/auth/reauthentication.ts'
import { urlOf } from '#schema/endpoints/url.ts'

const TIMEOUT_S = 10

/** The reason why a Google sign-in failed. The page shows its text. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal'
  readonly problem: GoogleProblem

  constructor(problem: GoogleProblem, cause?: unknown) {
    super(problem, cause === undefined ? undefined : { cause })
    this.problem = problem
  }
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
})

/** OpenID Connect's authorization code flow with PKCE, state and nonce. Null if not configured. */
export function createGoogleSignIn(env: Environment, urls: Urls): GoogleSignIn | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined || clientSecret === undefined) return null
  const issuer = new URL(env.GOOGLE_ISSUER)
  let known: Promise<oidc.Configuration> | null = null
  const configuration = () => {
    known ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, {
        timeout: TIMEOUT_S,
        execute: [
          // Signatures are checked even though the token comes directly from the issuer over TLS.
          oidc.enableNonRepudiationChecks,
          // The environment allows http: on localhost only.
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = null
        throw new GoogleRefusal('google-failed', error)
      })
    return known
  }

  return {
    async begin({ intent, returnTo }) {
      const config = await configuration()
      const handshake: GoogleHandshake = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        intent,
        returnTo,
        at: Date.now(),
      }
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: urls.page(urlOf(finishGoogle, {})),
        scope: 'openid email profile',
        state: handshake.state,
        nonce: handshake.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(handshake.verifier),
        code_challenge_method: 'S256',
        // Google has no prompt that asks for the password again. This one asks to choose the
        // account.
        prompt: 'select_account',
      })
      return { url: url.href, handshake }
    },
    async finish(query, handshake) {
      const config = await configuration()
      const returned = new URL(urls.page(urlOf(finishGoogle, {})))
      returned.search = query
      if (returned.searchParams.get('error') === 'access_denied') throw new GoogleRefusal('google-cancelled')
      try {
        const tokens = await oidc.authorizationCodeGrant(config, returned, {
          pkceCodeVerifier: handshake.verifier,
          expectedState: handshake.state,
          expectedNonce: handshake.nonce,
          idTokenExpected: true,
        })
        return identityOf(tokens.claims())
      } catch (error) {
        throw error instanceof GoogleRefusal ? error : new GoogleRefusal('google-failed', error)
      }
    },
  }
}

function identityOf(received: unknown): GoogleIdentity {
  const { sub, email, email_verified: verified, ...names } = claims.parse(received)
  if (email === undefined || verified !== true) throw new GoogleRefusal('google-unverified')
  const [first = '', ...rest] = (names.name ?? '').trim().split(/\s+/)
  return {
    subject: sub,
    email,
    firstName: (names.given_name ?? first).trim().slice(0, 100) || (email.split('@')[0] ?? email),
    lastName: (names.family_name ?? rest.join(' ')).trim().slice(0, 100),
  }
}
