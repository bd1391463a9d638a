import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { allEndpoints } from '#schema/endpoints/all.ts'
import type { Access, Endpoint } from '#schema/endpoints/endpoint.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import { apiScope, createdApiKey } from '#schema/keys/contract.ts'
import type { UserRole } from '#schema/users/user.ts'
import { expireReauthentication } from '#tests/support/accounts.ts'
import { servedRoutes } from '#tests/support/apiServer.ts'
import { Client, type Answer } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

/** The endpoints that any visitor may call. A further one has to be added here too. */
const PUBLIC = [
  'GET /api/admin/settings',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/currency/location',
  'GET /api/currency/rates',
  'GET /api/languages',
  'GET /api/languages/:code/:file',
  'GET /api/login',
  'GET /api/logout',
  'GET /api/notification-emails/off/:token',
  'GET /api/payment/demo/:sessionId',
  'GET /api/site/pictures/:pictureId',
  'GET /api/subscription-plans',
  'GET /v2/check',
  'GET /v2/configinfo',
  'GET /v2/info',
  'GET /v2/languages',
  'GET /v2/maxtextlength',
  'POST /api/auth/password-reset',
  'POST /api/auth/password-reset/confirm',
  'POST /api/auth/signin',
  'POST /api/auth/signin/totp',
  'POST /api/auth/signout',
  'POST /api/auth/signup',
  'POST /api/contact',
  'POST /api/newsletter',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'POST /api/notification-emails/off',
  'POST /api/notification-emails/off/:token',
  'POST /api/payment/cashfree/webhook',
  'POST /api/payment/demo/:sessionId',
  'POST /api/shared-snippets/reader',
  'POST /api/shared-snippets/reports',
  'POST /api/shared-snippets/uses',
  'POST /v2/check',
]

/** The endpoints that need more than a signed-in user. */
const NARROWER: Record<string, Access> = {
  'GET /api/admin/audit': { roles: ['admin'] },
  'GET /api/admin/overview': { roles: ['admin'] },
  'GET /api/admin/content': { roles: ['admin'] },
  'GET /api/admin/content/:textId': { roles: ['admin'] },
  'POST /api/admin/content': { roles: ['admin'] },
  'PUT /api/admin/content/:textId': { roles: ['admin'] },
  'DELETE /api/admin/content/:textId': { roles: ['admin'] },
  'POST /api/admin/content/:textId/restoration': { roles: ['admin'] },
  'POST /api/admin/content/preview': { roles: ['admin'] },
  'GET /api/admin/messages': { roles: ['admin', 'support'] },
  'POST /api/admin/messages/:messageId/answer': { roles: ['admin', 'support'] },
  'GET /api/admin/reports': { roles: ['admin', 'support'] },
  'PUT /api/admin/reports/:reportId/decision': { roles: ['admin'] },
  'GET /api/admin/jobs': { roles: ['admin'] },
  'GET /api/admin/jobs/usage': { roles: ['admin'] },
  'POST /api/admin/jobs/payment-events/:eventId/retry': { roles: ['admin'] },
  'POST /api/admin/diagnostics': { roles: ['admin'] },
  'GET /api/admin/payment-events': { roles: ['admin', 'support'] },
  'GET /api/admin/newsletter.csv': { roles: ['admin'] },
  'GET /api/admin/payments': { roles: ['admin', 'support'] },
  'GET /api/admin/payments/:orderId': { roles: ['admin', 'support'] },
  'GET /api/admin/plans': { roles: ['admin'] },
  'PUT /api/admin/plans/:planName': { roles: ['admin'] },
  'POST /api/admin/payments/:orderId/check': { roles: ['admin'] },
  'POST /api/admin/payments/:orderId/refund': { roles: ['admin'] },
  'GET /api/admin/session': { roles: ['admin', 'support'] },
  'GET /api/admin/users': { roles: ['admin', 'support'] },
  'GET /api/admin/users.csv': { roles: ['admin'] },
  'GET /api/admin/users/:userId': { roles: ['admin', 'support'] },
  'PATCH /api/admin/users/:userId': { roles: ['admin'] },
  'PUT /api/admin/users/:userId/email': { roles: ['admin'] },
  'PUT /api/admin/users/:userId/role': { roles: ['admin'] },
  'PUT /api/admin/users/:userId/plan': { roles: ['admin'] },
  'POST /api/admin/users/:userId/bonus': { roles: ['admin'] },
  'PUT /api/admin/users/:userId/suspension': { roles: ['admin'] },
  'PUT /api/admin/users/:userId/deletion': { roles: ['admin'] },
  'DELETE /api/admin/users/:userId/sessions': { roles: ['admin', 'support'] },
  'GET /api/admin/users/:userId/ledger': { roles: ['admin', 'support'] },
  'GET /api/admin/settings/metrics': { roles: ['admin'] },
  'PUT /api/admin/settings/metrics': { roles: ['admin'] },
  'GET /api/admin/settings/branding': { roles: ['admin'] },
  'PUT /api/admin/settings/branding': { roles: ['admin'] },
  'POST /api/admin/settings/pictures/:kind': { roles: ['admin'] },
  'GET /api/admin/outbound-emails': { roles: ['admin', 'support'] },
  'POST /api/admin/outbound-emails/:emailId/retry': { roles: ['admin'] },
  'GET /api/v1/usage': { scope: 'usage' },
  'POST /api/v1/check': { scope: 'check' },
  'POST /api/v1/email': { scope: 'email' },
  'POST /api/v1/rewrite': { scope: 'rewrite' },
  'POST /api/v1/sentiment': { scope: 'sentiment' },
  'GET /api/v1/snippets': { scope: 'snippets' },
  'GET /v2/words': { scope: 'check' },
  'POST /v2/words/add': { scope: 'check' },
  'POST /v2/words/delete': { scope: 'check' },
}

/** The endpoints that require reauthentication. */
const REAUTHENTICATED = [
  'DELETE /api/account/google',
  'DELETE /api/account/totp',
  'GET /api/account/export',
  'POST /api/account/deletion',
  'POST /api/account/email',
  'POST /api/account/google',
  'POST /api/account/password',
  'POST /api/account/totp',
  'POST /api/account/totp/confirm',
  'POST /api/account/totp/recovery-codes',
  'POST /api/admin/payments/:orderId/refund',
  'POST /api/keys',
  'PUT /api/admin/plans/:planName',
  'PUT /api/admin/users/:userId/deletion',
  'PUT /api/admin/users/:userId/email',
  'PUT /api/admin/users/:userId/plan',
  'PUT /api/admin/users/:userId/role',
  'PUT /api/admin/users/:userId/suspension',
]

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

/** Calls the endpoint with ids that do not exist. */
function call(client: Client, { route }: Endpoint, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const target = path.replace(':sessionId', 'f'.repeat(32)).replaceAll(/:\w+/g, () => randomUUID())
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  return client.send(method, target, { body, headers })
}

function isAdmitted({ access }: Endpoint, who: Who): boolean {
  if (access === 'public') return true
  if (access === 'user') return who !== 'visitor' && who !== 'suspended'
  return 'roles' in access && (who === 'support' || who === 'admin') && access.roles.includes(who)
}

/** Returns whether the caller passed access control. The route may still fail for other reasons. */
const isThrough = ({ status, json, text }: Answer): boolean => {
  // LanguageTool's clients get refusals as text.
  if (status === 403 && text.startsWith('Error: ')) return false
  const code = (json as { code?: string } | undefined)?.code
  return status !== 401 && code !== 'FORBIDDEN' && code !== 'REAUTHENTICATION_REQUIRED'
}

describe('every endpoint', () => {
  const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
  const routesWhere = (holds: (endpoint: Endpoint) => boolean): string[] =>
    endpoints
      .filter(holds)
      .map(({ route }) => route)
      .toSorted()

  test('is served, and every served route is declared', () => {
    const routes = endpoints.map(({ route }) => route)
    expect(routes.length).toBeGreaterThan(80)
    expect(new Set(routes).size).toBe(routes.length)
    expect(servedRoutes().toSorted()).toEqual(routes.toSorted())
  })

  test('requires a signed-in user, unless it is listed here', () => {
    expect(routesWhere(({ access }) => access === 'public')).toEqual(PUBLIC)
    const narrower = endpoints.filter(({ access }) => typeof access === 'object')
    expect(Object.fromEntries(narrower.map(({ route, access }) => [route, access]))).toEqual(NARROWER)
    expect(routesWhere(({ reauthentication = false }) => reauthentication)).toEqual(REAUTHENTICATED)
  })

  test.each(WHO)('admits exactly the intended callers: %s', async who => {
    const outcomes: Record<string, boolean> = {}
    const expected: Record<string, boolean> = {}
    for (const endpoint of endpoints) {
      const { route } = endpoint
      // Everyone gets 401 for a wrong password or code.
      if (/signin|signout|logout/.test(route)) continue
      outcomes[route] = isThrough(await call(await clientOf(who), endpoint))
      expected[route] = isAdmitted(endpoint, who)
    }
    expect(outcomes).toEqual(expected)
  })

  test('requires reauthentication for dangerous calls, also from administrators', async () => {
    const admin = await comeIn('admin')
    await expireReauthentication(product, admin)
    const asked: string[] = []
    for (const endpoint of endpoints) {
      if (/signout|logout/.test(endpoint.route)) continue
      const { json } = await call(admin.client, endpoint)
      if ((json as { code?: string } | undefined)?.code === 'REAUTHENTICATION_REQUIRED')
        asked.push(endpoint.route)
    }
    expect(asked.toSorted()).toEqual(REAUTHENTICATED)
  })

  test('refuses a change that is meant for another user than the signed-in one', async () => {
    const { client } = await comeIn('admin')
    const isMeant = ({ route, access }: Endpoint) =>
      !route.startsWith('GET ') && access !== 'public' && (access === 'user' || 'roles' in access)
    const statuses: [string, number][] = []
    for (const endpoint of endpoints.filter(isMeant)) {
      const { status } = await call(client, endpoint, { [MEANT_FOR]: randomUUID() })
      statuses.push([endpoint.route, status])
    }
    expect(statuses.length).toBeGreaterThan(80)
    expect(statuses.filter(([, status]) => status !== 401)).toEqual([])
    expect((await client.get('/api/auth/user')).status).toBe(200)
  })

  test('of the public API requires a key, and a key opens no other endpoint', async () => {
    const { client } = await comeIn('user')
    const scopes = apiScope.options
    const { key } = createdApiKey.parse((await client.post('/api/keys', { name: 'All', scopes })).json)
    const headers = { Authorization: `Bearer ${key}` }
    for (const endpoint of endpoints) {
      const { access, route } = endpoint
      if (access === 'public') continue
      const answer = await call(new Client(product.url), endpoint, headers)
      expect([route, isThrough(answer)]).toEqual([route, typeof access === 'object' && 'scope' in access])
    }
  })
})
