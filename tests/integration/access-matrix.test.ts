import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import type { UserRole } from '#schema/users/user.ts'
import { createdApiKey } from '#schema/keys/contract.ts'
import { forgetProof } from '#tests/support/accounts.ts'
import { apiRouteList } from '#tests/support/api-server.ts'
import { Client, type Answer } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queued-mails.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

/** The kind of caller that a route admits. Each feature's tests cover its further permissions. */
type Rule = 'anyone' | 'user' | 'user with a fresh proof' | 'staff' | 'admin' | 'key'

/** The rule of every route. A route that is missing here fails the test below. */
const RULES: Record<string, Rule> = {
  'GET /auth/user': 'user',
  'POST /auth/signup': 'anyone',
  'POST /auth/signin': 'anyone',
  'POST /auth/signin/totp': 'anyone',
  'POST /auth/signout': 'anyone',
  'POST /auth/reauthentication': 'user',
  'GET /login': 'anyone',
  'GET /logout': 'anyone',
  'GET /auth/google': 'anyone',
  'GET /auth/google/callback': 'anyone',
  'POST /auth/verification': 'user',
  'POST /auth/verification/confirm': 'anyone',
  'POST /auth/email-change/confirm': 'anyone',
  'POST /auth/password-reset': 'anyone',
  'POST /auth/password-reset/confirm': 'anyone',
  'PATCH /account/profile': 'user',
  'POST /account/email': 'user with a fresh proof',
  'POST /account/password': 'user with a fresh proof',
  'POST /account/google': 'user with a fresh proof',
  'DELETE /account/google': 'user with a fresh proof',
  'GET /account/sessions': 'user',
  'DELETE /account/sessions/:sessionId': 'user',
  'DELETE /account/sessions': 'user',
  'GET /account/export': 'user with a fresh proof',
  'POST /account/deletion': 'user with a fresh proof',
  'DELETE /account/deletion': 'user',
  'POST /account/totp': 'user with a fresh proof',
  'POST /account/totp/confirm': 'user with a fresh proof',
  'POST /account/totp/recovery-codes': 'user with a fresh proof',
  'DELETE /account/totp': 'user with a fresh proof',
  'PUT /account/picture': 'user',
  'DELETE /account/picture': 'user',
  'GET /pictures/:pictureId': 'user',
  'GET /keys': 'user',
  'POST /keys': 'user with a fresh proof',
  'DELETE /keys/:keyId': 'user',
  'GET /v1/usage': 'key',
  'POST /v1/check': 'key',
  'POST /v1/email': 'key',
  'POST /v1/rewrite': 'key',
  'POST /v1/sentiment': 'key',
  'POST /admin/first': 'user',
  'GET /admin/mails': 'staff',
  'POST /admin/mails/:mailId/retry': 'admin',
  'GET /admin/settings': 'anyone',
  'GET /subscription-plans': 'anyone',
  'GET /languages': 'anyone',
  'GET /languages/:code/:file': 'anyone',
  'GET /usage': 'user',
  'GET /fonts': 'user',
  'POST /fonts': 'user',
  'POST /voice-command': 'user',
  'POST /writing/check': 'user',
  'POST /writing/deep-check': 'user',
  'POST /writing/measure': 'user',
  'POST /writing/identify': 'user',
}

const OWN = /^\w+ \/(sentiment|email|spam|documents|assist|proposals|corrections|revisions)/

/** Callers that the rules distinguish. */
const WHO = ['visitor', 'suspended', 'user', 'support', 'admin'] as const
type Who = (typeof WHO)[number]

let product: Product
const people = new Map<Who, Person>()

const roleOf = (who: Who): UserRole => (who === 'support' || who === 'admin' ? who : 'user')

async function comeIn(who: Who): Promise<Person> {
  const person = await signUp(product)
  await inDatabase(product, 'UPDATE users SET role = $2, email_verified_at = now() WHERE id = $1', [
    person.user.id,
    roleOf(who),
  ])
  if (who === 'suspended')
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [person.user.id])
  people.set(who, person)
  return person
}

/**
 * Returns a client of such a caller. Some routes end its session; the next call then needs a new
 * one.
 */
async function clientOf(who: Who): Promise<Client> {
  if (who === 'visitor') return new Client(product.url)
  const known = people.get(who)
  const isIn = known && (who === 'suspended' || (await known.client.get('/api/auth/user')).status === 200)
  return isIn ? known.client : (await comeIn(who)).client
}

beforeAll(async () => {
  product = await sharedProduct()
})

const ruleOf = (route: string): Rule | undefined => RULES[route] ?? (OWN.test(route) ? 'user' : undefined)

/** Calls the route with ids that do not exist. */
function call(client: Client, route: string, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const target = path.replace(':sessionId', 'f'.repeat(32)).replaceAll(/:\w+/g, () => randomUUID())
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  return client.send(method, `/api${target}`, { body, headers })
}

const admitted = (rule: Rule, who: Who): boolean => {
  switch (rule) {
    case 'anyone':
      return true
    case 'user':
    case 'user with a fresh proof':
      return who !== 'visitor' && who !== 'suspended'
    case 'staff':
      return who === 'support' || who === 'admin'
    case 'admin':
      return who === 'admin'
    case 'key':
      return false
  }
}

/** Returns whether the caller passed access control. The route may still fail for other reasons. */
const isThrough = ({ status, json }: Answer): boolean => {
  const code = (json as { code?: string } | undefined)?.code
  return status !== 401 && code !== 'FORBIDDEN' && code !== 'REAUTHENTICATION_REQUIRED'
}

describe('every route', () => {
  const routes = apiRouteList()

  test('has a rule, and every rule a route', () => {
    expect(routes.filter(route => ruleOf(route) === undefined)).toEqual([])
    expect(Object.keys(RULES).filter(route => !routes.includes(route))).toEqual([])
    expect(routes.length).toBeGreaterThan(50)
  })

  test.each(WHO)('admits exactly the intended callers: %s', async who => {
    const outcomes: Record<string, boolean> = {}
    const expected: Record<string, boolean> = {}
    for (const route of routes) {
      const rule = ruleOf(route)
      if (rule === undefined) continue
      // Everyone gets 401 for a wrong password or code.
      if (/signin|signout|logout/.test(route)) continue
      outcomes[route] = isThrough(await call(await clientOf(who), route))
      expected[route] = admitted(rule, who)
    }
    expect(outcomes).toEqual(expected)
  })

  test('requires a fresh proof for dangerous calls, also from administrators', async () => {
    const admin = await comeIn('admin')
    await forgetProof(product, admin)
    const asked: string[] = []
    for (const route of routes) {
      if (/signout|logout/.test(route)) continue
      const { json } = await call(admin.client, route)
      if ((json as { code?: string } | undefined)?.code === 'REAUTHENTICATION_REQUIRED') asked.push(route)
    }
    expect(asked).toEqual(routes.filter(route => ruleOf(route) === 'user with a fresh proof'))
  })

  test('of the public API requires a key, and a key opens no other route', async () => {
    const { client } = await comeIn('user')
    const scopes = ['usage', 'check', 'rewrite', 'email', 'sentiment']
    const { key } = createdApiKey.parse((await client.post('/api/keys', { name: 'All', scopes })).json)
    const headers = { Authorization: `Bearer ${key}` }
    for (const route of routes) {
      const rule = ruleOf(route)
      if (rule === 'anyone') continue
      const answer = await call(new Client(product.url), route, headers)
      expect([route, isThrough(answer)]).toEqual([route, rule === 'key'])
    }
  })
})
