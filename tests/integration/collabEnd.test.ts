import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { CLOSE, MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { logOn, startRealtimeServer } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

it('E1, B1: stopping closes with 1012 after storing and projecting received updates', async () => {
  const server = await startRealtimeServer()
  const pool = createPool(server.databaseUrl, createLogger('silent'))
  const owner = await server.world.user()
  const document = await server.world.document(owner)
  const writer = await RawClient.on(server.url, document, owner.cookie).synced()
  const doc = new Y.Doc()
  paragraphOf(doc).insert(0, 'the very last words')
  writer.sync(SYNC.update, Y.encodeStateAsUpdate(doc))
  // Wait only for the frame's arrival: a later request is answered after it.
  writer.sync(SYNC.step1, Uint8Array.of(0))
  await until(() => writer.count(MESSAGE.sync, SYNC.step2) === 2, 'the answer')
  await server.stop({ keepDatabase: true })
  expect(await writer.closed()).toBe(CLOSE.restarting)

  const { snapshot, tail } = await logOn(pool).load(document)
  const stored = new Y.Doc()
  for (const part of [snapshot, ...tail.map(row => row.bytes)]) if (part) Y.applyUpdate(stored, part)
  expect(paragraphOf(stored).toString()).toBe('the very last words')
  const { rows } = await pool.query('SELECT text, words FROM document_projections WHERE document_id = $1', [
    document,
  ])
  expect(rows).toEqual([{ text: 'the very last words', words: 4 }])
  await pool.end()
  await server.dropDatabase()
})
