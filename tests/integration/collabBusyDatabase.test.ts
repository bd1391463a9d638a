import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'

import { SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

let server: RealtimeServer
beforeAll(async () => {
  server = await startRealtimeServer()
})
afterAll(() => server.stop())

it('K2: stores edits while other work holds every connection to the database', async () => {
  const { pool } = server.world
  const owner = await server.world.user()
  const document = await server.world.document(owner)
  const writer = await RawClient.on(server.url, document, owner.cookie).synced()
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    const doc = new Y.Doc()
    paragraphOf(doc).insert(0, 'stored all the same')
    writer.sync(SYNC.update, Y.encodeStateAsUpdate(doc))
    await until(() => writer.acks.length === 1, 'the edit is stored')
  } finally {
    for (const client of held) client.release()
  }
  expect(writer.closeCode).toBeNull()
  writer.end()
})
