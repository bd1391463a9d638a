import { afterAll, beforeAll, expect, test } from 'vitest'

import { diagnoses, type DiagnosedPart } from '#schema/admin/diagnostics.ts'
import { apiServer } from '#tests/support/apiServer.ts'
import { LocalCashfree } from '#tests/support/cashfree.ts'
import { Client } from '#tests/support/client.ts'
import type { Person } from '#tests/support/factories.ts'
import { freePort } from '#tests/support/freePort.ts'
import { MailServer } from '#tests/support/mailServer.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { startProvider, type ProviderServer } from '#tests/support/provider.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'
import { signUpAs } from '#tests/support/staff.ts'

const PATH = '/api/admin/diagnostics'
const KEY = 'a key of the provider'

let product: Product
let admin: Person
let redis: RedisServer
let mail: MailServer
let gateway: LocalCashfree
let provider: ProviderServer

beforeAll(async () => {
  ;[redis, mail, gateway, provider] = await Promise.all([
    startRedis(),
    MailServer.start({ auth: { user: 'postman', password: 'a password of the mail server' } }),
    LocalCashfree.start(),
    startProvider(),
  ])
  const port = await freePort()
  product = await startProduct({
    port,
    env: {
      ...gateway.env,
      PUBLIC_URL: `http://localhost:${port}`,
      REDIS_URL: redis.url,
      SESSION_SECRET: 'a session secret that is long enough',
      SMTP_URL: mail.url,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'a-model',
      AI_API_KEY: KEY,
      AI_BASE_URL: provider.url,
    },
  })
  admin = await signUpAs(product, 'admin')
})
afterAll(() => provider.close())

async function run(by = admin) {
  const answer = await by.client.post(PATH)
  expect(answer.status).toBe(200)
  // No address and no secret of a part.
  expect(answer.text).not.toMatch(/127\.0\.0\.1|localhost|::1|:\/\/|secret|password|key of/)
  return diagnoses.parse(answer.json)
}
/** The parts that do not work, with their reasons. */
const failing = async () =>
  Object.fromEntries(
    (await run()).filter(({ state }) => state !== 'works').map(({ part, reason }) => [part, reason]),
  )

test('each part is tried, works and is measured', async () => {
  const parts = await run()
  const names: DiagnosedPart[] = ['database', 'bus', 'realtime', 'mail', 'payments', 'provider']
  expect(parts.map(({ part, state }) => [part, state])).toEqual(names.map(name => [name, 'works']))
  for (const { ms, reason } of parts) {
    expect(ms).toBeGreaterThanOrEqual(0)
    expect(reason).toBeNull()
  }
  expect(parts.find(({ part }) => part === 'bus')?.mode).toBe('redis')
  expect(parts.find(({ part }) => part === 'payments')?.mode).toBe('sandbox')
  expect(provider.requests).toEqual([])
})

test('without Redis, exactly the events fail, and work again with it', async () => {
  await redis.stop()
  await expect.poll(failing).toEqual({ bus: 'broken' })
  await redis.start()
  await expect.poll(failing).toEqual({})
})

test('a payment service with errors, and one that refuses, are named', async () => {
  gateway.manner = 'error'
  expect(await failing()).toEqual({ payments: 'answer' })
  gateway.manner = 'well'
  expect(await failing()).toEqual({})
})

test('a provider that refuses the key is named', async () => {
  provider.reply({ status: 401 })
  expect(await failing()).toEqual({ provider: 'credentials' })
  provider.reply({ text: 'Hello.' })
  expect(await failing()).toEqual({})
})

test('without the mail server, and then without the payment service, exactly those fail', async () => {
  await mail.close()
  expect(await failing()).toEqual({ mail: 'refused' })
  await gateway.stop()
  expect(await failing()).toEqual({ mail: 'refused', payments: 'refused' })
})

test('a part that is not configured is not tried, and one that is not there fails', async () => {
  const server = await apiServer()
  const parts = await run(await signUpAs(server, 'admin'))
  expect(
    Object.fromEntries(parts.map(({ part, state, mode, ms }) => [part, [state, mode, ms !== null]])),
  ).toEqual({
    database: ['works', null, true],
    bus: ['works', 'memory', true],
    // This server has no live connections.
    realtime: ['fails', null, true],
    mail: ['off', 'mailbox', false],
    payments: ['works', 'demo', true],
    provider: ['off', null, false],
  })
  await server.close()
})

test('it is for administrators, and limited', async () => {
  expect((await new Client(product.url).post(PATH)).status).toBe(401)
  const own = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  const support = await signUpAs(own, 'support')
  expect((await support.client.post(PATH)).status).toBe(403)
  const { client } = await signUpAs(own, 'admin')
  const statuses = await Promise.all(Array.from({ length: 13 }, async () => (await client.post(PATH)).status))
  expect(statuses.filter(status => status === 429)).toHaveLength(1)
})
