import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'

import { CLOSE, MAX_BODY_BYTES, SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

let server: RealtimeServer

beforeAll(async () => {
  server = await startRealtimeServer()
})
afterAll(() => server.stop())

it('L3: a body of over 8 MB accepts only deletions until it is small again', async () => {
  const owner = await server.world.user()
  const document = await server.world.document(owner)
  const doc = new Y.Doc()
  const text = paragraphOf(doc)
  text.insert(0, 'x'.repeat(MAX_BODY_BYTES + 1))
  await server.world.pool.query(
    `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`,
    [document, Y.encodeStateAsUpdate(doc)],
  )
  const join = () => RawClient.on(server.url, document, owner.cookie).synced()
  const edited = (edit: () => void) => {
    const before = Y.encodeStateVector(doc)
    edit()
    return Y.encodeStateAsUpdate(doc, before)
  }

  const writer = await join()
  writer.sync(
    SYNC.update,
    edited(() => text.insert(0, 'more')),
  )
  expect(await writer.closed()).toBe(CLOSE.tooLarge)

  const deleter = await join()
  deleter.sync(
    SYNC.update,
    edited(() => text.delete(4, MAX_BODY_BYTES - 10)),
  )
  await until(() => deleter.acks.length === 1, 'the deletion is taken')
  deleter.end()

  // Compaction after the last user leaves removes the deleted text from the bytes.
  const size = async () => {
    const { rows } = await server.world.pool.query(
      'SELECT length(bytes) AS n FROM document_snapshots WHERE document_id = $1',
      [document],
    )
    return (rows[0] as { n: number }).n
  }
  await until(async () => (await size()) < 1000, 'the deleted text is gone')
  const again = await join()
  again.sync(SYNC.step2, Y.encodeStateAsUpdate(doc))
  await until(() => again.acks.length === 1, 'writing is possible again')
  again.end()
})

it('L7: holds up the handshakes of an address whose connections are refused again and again', async () => {
  const strict = await startRealtimeServer({ limitFactor: 1 })
  const owner = await strict.world.user()
  const document = await strict.world.document(owner)
  const join = () => RawClient.on(strict.url, document, owner.cookie)
  for (let i = 0; i < 21; i++) {
    const client = await join().synced()
    client.send(Uint8Array.of(255))
    expect(await client.closed()).toBe(CLOSE.malformed)
  }
  const order: string[] = []
  const held = join()
    .synced()
    .then(client => {
      order.push('opened')
      client.end()
    })
  await fetch(strict.url.replace('ws', 'http')).then(() => order.push('answered'))
  await held
  expect(order).toEqual(['answered', 'opened'])
  await strict.stop()
})
