import { afterAll, beforeAll, expect, test } from 'vitest'

import { Client } from '../support/client.ts'
import { createDocument, signUp } from '../support/factories.ts'
import { startProduct } from '../support/product.ts'
import { RestartablePostgres } from '../support/restartablePostgres.ts'

const postgres = new RestartablePostgres()
beforeAll(() => postgres.start())
afterAll(() => postgres.dispose())

test('reports an unavailable database on every call and recovers with it', async () => {
  const product = await startProduct({ env: { DATABASE_URL: postgres.url } })
  const ann = await signUp({ url: product.url, databaseUrl: postgres.url })
  const { id } = await createDocument(ann)

  await postgres.kill()
  const calls = [
    () => ann.client.get('/api/auth/user'),
    () => ann.client.get(`/api/documents/${id}`),
    () => new Client(product.url).get('/api/subscription-plans'),
    () => new Client(product.url).post('/api/auth/signin', { email: 'a@b.c', password: 'whatever' }),
  ]
  // The first calls still find open connections, later ones find none.
  for (let round = 0; round < 3; round++)
    for (const answer of await Promise.all(calls.map(call => call()))) {
      expect(answer.status).toBe(503)
      expect(answer.json).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    }
  expect((await new Client(product.url).get('/healthz')).status).toBe(200)
  expect((await new Client(product.url).get('/readyz')).status).toBe(503)

  await postgres.start()
  await expect.poll(async () => (await ann.client.get(`/api/documents/${id}`)).status).toBe(200)
  expect(await product.stop()).toBe(0)
})
