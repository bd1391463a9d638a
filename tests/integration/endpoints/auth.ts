import { vi } from 'vitest'

import { hashToken, randomToken } from '#api/kit/secretToken.ts'
import { enrolApp, signIn } from '#tests/support/accounts.ts'
import { PASSWORD, signUp } from '#tests/support/factories.ts'
import { PATIENCE_MS } from '#tests/support/patience.ts'
import { inDatabase, tokenFor } from '#tests/support/queuedEmails.ts'

import type { Recipes } from './recipe.ts'
import { succeeded } from './world.ts'

export const auth: Recipes<'auth'> = {
  signUp: ({ visitor }) => ({
    by: visitor(),
    body: { firstName: 'Cy', lastName: 'Twombly', email: 'cy@example.org', password: PASSWORD },
  }),
  signIn: ({ ada, visitor }) => ({ by: visitor(), body: { email: ada.user.email, password: PASSWORD } }),
  async signInWithCode({ newcomer, visitor }) {
    const person = await newcomer()
    const { codes } = await enrolApp(person)
    const client = visitor()
    succeeded(await signIn(client, person.user.email))
    return { by: client, body: { code: codes[0] ?? '' } }
  },
  reauthenticate: ({ ada }) => ({ by: ada.client, body: { password: PASSWORD } }),
  signInPage: ({ visitor }) => ({ by: visitor(), query: { returnTo: '/pricing' } }),
  beginGoogle: ({ visitor }) => ({ by: visitor() }),
  async finishGoogle({ google, visitor }) {
    const client = visitor()
    google.next = { sub: 'g-1', email: 'grace@example.org', email_verified: true }
    return { by: client, url: await google.callbackOf(client, '/api/auth/google') }
  },
  async confirmEmail({ product }) {
    const { client, user } = await signUp(product)
    return { by: client, body: { token: await tokenFor(product, user.email, 'verify-email') } }
  },
  async confirmEmailChange({ product, newcomer }) {
    const person = await newcomer()
    const email = `next.${person.user.email}`
    succeeded(await person.client.post('/api/account/email', { email }))
    return { by: person.client, body: { token: await tokenFor(product, email, 'change-email') } }
  },
  requestPasswordReset: ({ ada, visitor }) => ({ by: visitor(), body: { email: ada.user.email } }),
  async resetPassword({ product, newcomer, visitor }) {
    const { email } = (await newcomer()).user
    succeeded(await visitor().post('/api/auth/password-reset', { email }))
    // The email is queued after the answer.
    const token = await vi.waitFor(() => tokenFor(product, email, 'reset-password'), PATIENCE_MS)
    return { by: visitor(), body: { token, password: `${PASSWORD}, reset` } }
  },
  async becomeFirstAdmin({ product, newcomer }) {
    // A start with an embedded database prints such a link while there is no administrator.
    const token = randomToken()
    await inDatabase(product, `UPDATE users SET role = 'user' WHERE role = 'admin'`)
    await inDatabase(
      product,
      `INSERT INTO account_tokens (id, purpose, token_hash, expires_at)
       VALUES (gen_random_uuid(), 'first-admin', $1, now() + interval '1 hour')`,
      [hashToken(token)],
    )
    return { by: (await newcomer()).client, body: { token } }
  },
}

export const users: Recipes<'users'> = {
  current: ({ ada }) => ({ by: ada.client }),
  resendVerification: async ({ product }) => ({ by: (await signUp(product)).client }),
  signOut: async ({ elsewhere }) => ({ by: await elsewhere() }),
  signOutByLink: async ({ elsewhere }) => ({ by: await elsewhere() }),
}
