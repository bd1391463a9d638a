import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { createEngine } from '#api/services/engine/engine.ts'
import { createdApiKey } from '#schema/keys/contract.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { ledgerDifferences } from '#tests/support/ledger.ts'

/** Says that the engine has begun a rewrite, which is as long as a test wants. */
const work = new EventEmitter()
let server: ApiServer
let ann: Person
let key: string

beforeAll(async () => {
  const engine = createEngine({
    async *stream(envelope, signal) {
      // A result is compared with the corrected text.
      if (JSON.stringify(envelope).includes('"action":"correct"')) yield 'Corrected.'
      else {
        work.emit('begun')
        yield String(await once(work, 'made', { signal }))
      }
    },
    close: () => Promise.resolve(),
  })
  server = await apiServer(engine)
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await signUp(server)
  const fields = { name: 'Program', scopes: ['rewrite'] }
  key = createdApiKey.parse((await ann.client.post('/api/keys', fields)).json).key
})

const rewrite = (headers: Record<string, string>, signal?: AbortSignal) =>
  fetch(`${server.url}/api/v1/rewrite`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ action: 'shorten', text: 'They were late in order to be late.' }),
    ...(signal && { signal }),
  })

/** Asks for a rewrite, and leaves when its work has begun. */
async function leave(headers: Record<string, string>): Promise<void> {
  const leaving = new AbortController()
  const begun = once(work, 'begun')
  const asked = rewrite(headers, leaving.signal).catch(() => null)
  await begun
  leaving.abort()
  await asked
}

const counted = z.object({ used: z.number() })
const used = async () => counted.parse((await ann.client.get('/api/usage')).json).used

test('a rewrite whose caller was cut off is finished, and a repeat with its key gets it for one query', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  await leave(headers)
  expect((await rewrite(headers)).status).toBe(409)
  work.emit('made', 'They were late.')
  await expect.poll(async () => (await rewrite(headers)).status).toBe(200)
  expect(await (await rewrite(headers)).json()).toMatchObject({ result: { text: 'They were late.' } })
  expect(await used()).toBe(1)
  expect(await ledgerDifferences(ann.user.id)).toEqual([])
})

test('without such a key, the work ends with the connection, and costs nothing', async () => {
  await leave({})
  await expect.poll(used).toBe(0)
  expect(await ledgerDifferences(ann.user.id)).toEqual([])
})
