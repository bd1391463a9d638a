import { afterEach, expect, it } from 'vitest'
import * as Y from 'yjs'

import { CLOSE, SYNC } from '#schema/collab/protocol.ts'
import { collectedLog } from '#tests/support/logLines.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

let server: RealtimeServer
afterEach(() => server.stop())

/** A worker that crashes on every non-empty body, or on everything. */
const crashing = (of: 'every body' | 'everything') =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, request }) => {
        if (${of === 'everything'} || request.bodies.some(({ lengths }) => lengths.length > 0)) process.exit(1)
        const projection = { text: '', folded: '', words: 0, characters: 0, body: '{}' }
        const value = request.bodies.map(() => ({ kind: 'valid', projection, digest: '', snapshot: null }))
        parentPort.postMessage({ id, kind: 'answer', value })
      })`)}`,
  )

const write = async () => {
  const owner = await server.world.user()
  const document = await server.world.document(owner)
  const writer = await RawClient.on(server.url, document, owner.cookie).synced()
  const doc = new Y.Doc()
  paragraphOf(doc).insert(0, 'a text')
  writer.sync(SYNC.update, Y.encodeStateAsUpdate(doc))
  await until(() => writer.acks.length === 1, 'acknowledged')
  return { document, writer, owner }
}

it('B4, B6: a body that crashes every worker is quarantined; its bytes stay, and the process survives', async () => {
  server = await startRealtimeServer({ bodyWorker: crashing('every body') })
  const { document, writer, owner } = await write()
  expect(await writer.closed()).toBe(CLOSE.quarantined)
  expect(await RawClient.on(server.url, document, owner.cookie).closed()).toBe(CLOSE.quarantined)
  const { rowCount } = await server.world.pool.query(
    'SELECT 1 FROM document_updates WHERE document_id = $1',
    [document],
  )
  expect(rowCount).toBe(1)
  await expect(write()).resolves.toBeDefined()
})

it('B6: blames no document when every worker crashes', async () => {
  const log = collectedLog()
  server = await startRealtimeServer({ bodyWorker: crashing('everything'), logger: log.logger })
  const { writer } = await write()
  const failures = () => log.count('projection and snapshot of a body could not be updated')
  await until(() => failures() > 0, 'the attempt has ended')
  expect((await writer.answered()).closeCode).toBeNull()
  expect((await server.world.pool.query('SELECT 1 FROM document_quarantines')).rowCount).toBe(0)
})
