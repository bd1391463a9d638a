import { beforeAll, expect, test } from 'vitest'

import { user } from '#schema/users/user.ts'

import { enrolApp, signIn } from '../support/accounts.ts'
import { type Person, grantAsOperator, grantTo, signUp } from '../support/factories.ts'
import { eventsAbout } from '../support/outbox.ts'
import { type Product, startProduct } from '../support/product.ts'
import { emailsFor, inDatabase } from '../support/queuedEmails.ts'
import { signUpAs } from '../support/staff.ts'

let product: Product
let person: Person

beforeAll(async () => {
  product = await startProduct()
  // One administrator always stays.
  await signUpAs(product, 'admin')
  person = await signUp(product)
})

const me = async () => user.parse((await person.client.get('/api/auth/user')).json)

test('applies a plan at once: the limit, the user and the counter change in every tab', async () => {
  const { id, email } = person.user
  const output = await grantAsOperator(product, email.toUpperCase(), 'plan', 'pro')
  expect(output).toBe(`${email} is on the plan pro.\n`)
  expect(await me()).toMatchObject({ subscriptionPlan: 'pro', monthlyLimit: 1000, revision: 2 })
  const events = await eventsAbout(product.databaseUrl, id)
  expect(events).toMatchObject([
    { name: 'auth.user', revision: 2, rooms: [`user:${id}`], value: { subscriptionPlan: 'pro' } },
    { name: 'usage.updated', rooms: [`user:${id}`], value: { limit: 1000 } },
    { name: 'subscriptions.changed', rooms: [`user:${id}`], value: { state: 'none', givenPlan: 'pro' } },
  ])
  expect(await grantTo(product, email, 'plan', 'free')).toBe(`${email} is on the plan free.\n`)
  expect(await me()).toMatchObject({ subscriptionPlan: 'free', monthlyLimit: 100 })
})

test.each(['admin', 'support'])('grants the role %s to a confirmed address only', async role => {
  const { client, user: stranger } = await signUp(product)
  const roleNow = async () => user.parse((await client.get('/api/auth/user')).json).role
  for (const words of [
    ['role', role],
    ['plan', 'pro', 'role', role],
    ['role', role, 'bonus', '5'],
  ]) {
    await expect(grantTo(product, stranger.email, ...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/never confirmed this address.*--force/s),
    })
    expect(user.parse((await client.get('/api/auth/user')).json)).toEqual(stranger)
  }
  await grantTo(product, stranger.email, 'role', role, '--force')
  expect(await roleNow()).toBe(role)
  await grantTo(product, stranger.email, 'role', 'user')
  await grantTo(product, stranger.email, 'role', role, 'verified')
  expect(await roleNow()).toBe(role)
  await grantTo(product, stranger.email, 'role', 'user')
  await grantTo(product, stranger.email, 'role', role)
  expect(await roleNow()).toBe(role)
})

test('applies a role on the next call', async () => {
  await grantTo(product, person.user.email, 'verified')
  await grantTo(product, person.user.email, 'role', 'admin')
  expect(await me()).toMatchObject({ role: 'admin' })
})

test.each(['user', 'support'])('does not make the last administrator a %s, even by force', async role => {
  const { user: last } = await signUpAs(product, 'admin')
  const others = await inDatabase<{ id: string }>(
    product,
    `UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> $1 RETURNING id`,
    [last.id],
  )
  const roleOf = async (email: string) => {
    const statement = 'SELECT role FROM users WHERE email = $1'
    return (await inDatabase<{ role: string }>(product, statement, [email]))[0]?.role
  }
  for (const words of [
    ['role', role],
    ['role', role, '--force'],
    ['bonus', '5', 'role', role],
  ])
    await expect(grantTo(product, last.email, ...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('This is the last administrator'),
    })
  expect(await roleOf(last.email)).toBe('admin')
  const restored = others.map(({ id }) => id)
  await inDatabase(product, `UPDATE users SET role = 'admin' WHERE id = ANY ($1)`, [restored])
  await grantTo(product, last.email, 'role', role)
  expect(await roleOf(last.email)).toBe(role)
})

test('adds a bonus to the existing ones', async () => {
  await grantTo(product, person.user.email, 'bonus', '20', '--reason', 'Sorry', '--expires', '2999-12-31')
  await grantTo(product, person.user.email, 'bonus', '5')
  expect(await me()).toMatchObject({ bonusCredits: 25, bonusCreditsUsed: 0 })
})

test('is in the audit, each change as an act of a command', async () => {
  const { user: granted } = await signUp(product)
  await grantTo(product, granted.email, 'plan', 'pro', 'bonus', '5', '--reason', 'A prize')
  const entries = await inDatabase(
    product,
    'SELECT act, actor_id, after, reason FROM audit_entries WHERE subject_id = $1 ORDER BY position',
    [granted.id],
  )
  expect(entries).toEqual([
    { act: 'user.plan', actor_id: null, after: { given: 'pro' }, reason: null },
    { act: 'user.bonus', actor_id: null, after: { amount: 5, expires: null }, reason: 'A prize' },
  ])
})

test('runs several grants at once, such as a confirmed address', async () => {
  person = await signUp(product)
  expect(await me()).toMatchObject({ emailVerified: false })
  const { email } = person.user
  const output = await grantTo(product, email, 'verified', 'plan', 'premium', 'role', 'support')
  expect(output).toBe(
    `${email} has a confirmed address and is on the plan premium and has the role support.\n`,
  )
  expect(await me()).toMatchObject({ emailVerified: true, subscriptionPlan: 'premium', role: 'support' })
})

test('readmits a user who lost their authenticator app and signs out everyone else', async () => {
  const ada = await signUp(product)
  await enrolApp(ada)
  const { email } = ada.user
  const output = await grantTo(product, email, 'one-factor')
  expect(output).toBe(`${email} signs in without an authenticator app.\n`)
  expect((await ada.client.get('/api/auth/user')).status).toBe(401)
  expect((await signIn(ada.client, email)).json).toMatchObject({ next: 'done' })
  expect(await emailsFor(product, email)).toContainEqual(expect.objectContaining({ kind: 'totp-changed' }))
  await grantTo(product, email, 'signed-out')
  expect((await ada.client.get('/api/auth/user')).status).toBe(401)
})

test('runs all of several grants or none', async () => {
  await expect(grantTo(product, person.user.email, 'role', 'admin', 'plan', 'gold')).rejects.toMatchObject({
    stderr: expect.stringContaining('no plan "gold"'),
  })
  expect(await me()).toMatchObject({ role: 'support' })
})

test.each([
  [['nobody@example.org', 'plan', 'pro'], /no account with the email nobody@example.org/],
  [['EMAIL', 'plan', 'gold'], /no plan "gold"; use one of free, premium, pro/],
  [['EMAIL', 'role', 'king'], /no role "king"/],
  [['EMAIL', 'bonus', '0'], /whole number from 1/],
  [['EMAIL', 'bonus', '1.5'], /whole number from 1/],
  [['EMAIL', 'bonus', '5', '--expires', '2020-01-01'], /already over/],
  [['EMAIL', 'bonus', '5', '--expires', '2999-02-30'], /not a date/],
  [['EMAIL', 'plan', 'pro', '--reason', 'x'], /require a bonus/],
  [['EMAIL', 'wings'], /cannot be granted/],
  [['EMAIL', 'plan', 'pro', '--force'], /--force requires a role[^]*Usage:/],
  [[], /Usage:/],
])('rejects %j and changes nothing', async (words, message) => {
  const before = await me()
  const run = grantTo(product, ...words.map(word => (word === 'EMAIL' ? person.user.email : word)))
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(message) })
  expect(await me()).toEqual(before)
})

test('reports an unreachable database', async () => {
  const elsewhere = { url: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(grantTo(elsewhere, 'a@b.c', 'plan', 'pro')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database cannot be reached/),
  })
})

test('finds the embedded database of a running product by its DATA_DIR', async () => {
  const embedded = await startProduct({ database: 'embedded' })
  const ada = await signUp(embedded)
  await grantTo(embedded, ada.user.email, 'plan', 'premium')
  expect((await ada.client.get('/api/auth/user')).json).toMatchObject({ subscriptionPlan: 'premium' })
  await embedded.stop()
  await expect(grantTo(embedded, ada.user.email, 'plan', 'pro')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/No database is running on .*npm start/),
  })
})
