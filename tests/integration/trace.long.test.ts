import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'

import { decoding } from 'lib0'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { MESSAGE, STATUS } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { migratedDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { SECRET, World } from '#tests/support/realtimeServer.ts'
import { generateTrace } from '#tests/support/trace/generator.ts'
import { stepsOf } from '#tests/support/trace/steps.ts'
import { paragraphOf, stockClient } from '#tests/support/yclient.ts'

let database: TemporaryDatabase
let product: Product
let pool: Pool

beforeAll(async () => {
  database = await migratedDatabase()
  product = await startProduct({ env: { DATABASE_URL: database.url, SESSION_SECRET: SECRET } })
  pool = createPool(database.url, createLogger('silent'))
})
afterAll(async () => {
  await product.dispose()
  await pool.end()
  await database.drop()
})

type Agent = { provider: WebsocketProvider; doc: Y.Doc; sent: number; saved: number }

it('replays a long session of three stock clients to the reference text, before and after kill -9', async () => {
  const world = new World(pool, SECRET)
  const [owner, editor, other] = [
    await world.user(),
    await world.user('Grace', 'Hopper'),
    await world.user('Alan', 'Turing'),
  ]
  const document = await world.document(owner)
  for (const member of [editor, other]) await world.member(document, member, 'editor')
  const address = `${product.url.replace('http', 'ws')}/collab`
  const trace = generateTrace({ seed: 12, people: 3, edits: 26_000 })
  const { endContent } = trace

  const agents = [owner, editor, other].map(({ cookie }): Agent => {
    const provider = stockClient(address, document, cookie)
    const agent: Agent = { provider, doc: provider.doc, sent: 0, saved: 0 }
    agent.doc.on('update', (_update, origin) => {
      if (origin !== provider) agent.sent++
    })
    provider.messageHandlers[MESSAGE.status] = (_encoder, decoder) => {
      if (decoding.readVarUint(decoder) === STATUS.saved) agent.saved = decoding.readVarUint(decoder)
    }
    return agent
  })
  await until(() => agents.every(({ provider }) => provider.synced), 'all synced')

  let done = 0
  for (const { agent: index, update, needs } of stepsOf(trace)) {
    const doc = agents[index]?.doc
    if (!doc) throw new Error(`There is no agent ${index}.`)
    const knows = () => needs.every(([client, clock]) => Y.getState(doc.store, client) >= clock)
    while (!knows()) await sleep(1)
    Y.applyUpdate(doc, update, 'agent')
    if (++done % 100 === 0) await turn()
  }
  const texts = () => agents.map(({ doc }) => paragraphOf(doc).toString())
  await until(() => texts().every(text => text === endContent), 'all end with the text of the reference')
  await until(() => agents.every(({ sent, saved }) => saved >= sent), 'everything is acknowledged')

  for (const { provider } of agents) provider.destroy()
  await product.kill9()
  await product.start()
  const reader = stockClient(`${product.url.replace('http', 'ws')}/collab`, document, editor.cookie)
  await until(() => reader.synced, 'a new client reads')
  expect(paragraphOf(reader.doc).toString()).toBe(endContent)
  reader.destroy()

  // B1, B7: the api reads the same text.
  const projected = async () =>
    (await pool.query('SELECT text FROM document_projections WHERE document_id = $1', [document])).rows[0] as
      | { text: string }
      | undefined
  await until(async () => (await projected())?.text === endContent, 'the projection follows')
})
