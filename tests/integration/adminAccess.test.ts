import { beforeAll, expect, test } from 'vitest'

import { ADMIN_IDLE_MINUTES } from '#schema/auth/reauthentication.ts'
import { authenticatedBefore } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { PASSWORD, signUp, type Person } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product

beforeAll(async () => {
  product = await sharedProduct()
})

const call = async ({ client }: Person) => (await client.get('/api/admin/session')).json

test('the admin area closes after half an hour without a use, and each use extends it', async () => {
  const person = await signUpAs(product, 'admin')
  await authenticatedBefore(product, person, ADMIN_IDLE_MINUTES - 1)
  expect(await call(person)).toEqual({ role: 'admin' })
  await inDatabase(
    product,
    `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{provedAt}', '0')::json
     WHERE sess -> 'passport' ->> 'user' = $1`,
    [person.user.id],
  )
  // The call before counts.
  expect(await call(person)).toEqual({ role: 'admin' })
  await authenticatedBefore(product, person, ADMIN_IDLE_MINUTES)
  for (const _again of [1, 2]) expect(await call(person)).toMatchObject({ code: 'ADMIN_SIGN_IN_REQUIRED' })
  expect((await person.client.post('/api/auth/reauthentication', { password: PASSWORD })).status).toBe(200)
  expect(await call(person)).toEqual({ role: 'admin' })
})

test('what a page reads by itself is no use, and an act is one', async () => {
  const person = await signUpAs(product, 'admin')
  const user = await signUp(product)
  const usedAt = async () => {
    const [row] = await inDatabase<{ at: string }>(
      product,
      `SELECT sess ->> 'administeredAt' AS at FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`,
      [person.user.id],
    )
    return Number(row?.at)
  }
  await authenticatedBefore(product, person, ADMIN_IDLE_MINUTES - 1)
  const before = await usedAt()
  for (const path of ['overview', 'users', 'audit', `users/${user.user.id}`])
    expect([path, (await person.client.get(`/api/admin/${path}`)).status]).toEqual([path, 200])
  expect(await usedAt()).toBe(before)
  const signOut = await person.client.delete(`/api/admin/users/${user.user.id}/sessions`)
  expect(signOut.status).toBe(200)
  expect(await usedAt()).toBeGreaterThan(before)
})

test('calls of others do not learn whether the area is open', async () => {
  const person = await signUp(product)
  await authenticatedBefore(product, person, ADMIN_IDLE_MINUTES)
  expect(await call(person)).toMatchObject({ code: 'FORBIDDEN' })
})

const ID = '00000000-0000-4000-8000-000000000000'
test.each(['/admin', '/admin/users', '/admin/users/', `/admin/users/${ID}/details`, '/admin/reports'])(
  'there is no page for others at %s',
  async path => {
    const status = async (client: Client) => (await client.get(path)).status
    expect(await status(new Client(product.url))).toBe(404)
    expect(await status((await signUp(product)).client)).toBe(404)
    const suspended = await signUpAs(product, 'admin')
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.user.id])
    expect(await status(suspended.client)).toBe(404)
    for (const role of ['support', 'admin'] as const)
      expect([200, 308]).toContain(await status((await signUpAs(product, role)).client))
  },
)

test('the sign-in of the admin area is there for visitors, and no page for other users', async () => {
  const status = async (client: Client) => (await client.get('/admin/login')).status
  expect(await status(new Client(product.url))).toBe(200)
  expect(await status((await signUp(product)).client)).toBe(404)
  expect(await status((await signUpAs(product, 'support')).client)).toBe(200)
})

test('the admin area is lost with the role, at once', async () => {
  const person = await signUpAs(product, 'admin')
  expect(await call(person)).toEqual({ role: 'admin' })
  await inDatabase(product, `UPDATE users SET role = 'user' WHERE id = $1`, [person.user.id])
  expect(await call(person)).toMatchObject({ code: 'FORBIDDEN' })
  expect((await person.client.get('/admin')).status).toBe(404)
})
