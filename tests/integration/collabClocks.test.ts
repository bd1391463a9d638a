import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'

import { SYNC } from '#schema/collab/protocol.ts'
import type { Role } from '#schema/sharing/roles.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

let server: RealtimeServer
let owner: TestUser
let member: TestUser

beforeAll(async () => {
  server = await startRealtimeServer()
  owner = await server.world.user('Ada', 'Lovelace')
  member = await server.world.user('Eve')
})
afterAll(() => server.stop())

const CLIENT = 7

/** Returns a body in which the owner's page has written a text. */
function written(text: string): Y.Doc {
  const doc = new Y.Doc()
  doc.clientID = CLIENT
  paragraphOf(doc).insert(0, text)
  return doc
}

/** Sends an update, and waits for its acknowledgment. */
async function save(client: RawClient, update: Uint8Array): Promise<void> {
  const before = client.acks.length
  client.sync(SYNC.update, update)
  await until(() => client.acks.length > before, 'the update is stored')
}

it.each<[Role]>([['editor'], ['suggester']])(
  'S9: saved text is the same for all who come later, whatever a member who is %s sends under its clocks',
  async role => {
    const document = await server.world.document(owner)
    await server.world.member(document, member, role)
    const seen = async () => {
      const reader = await RawClient.on(server.url, document, owner.cookie).synced()
      const text = paragraphOf(reader.doc()).toString()
      reader.end()
      return text
    }
    const page = await RawClient.on(server.url, document, owner.cookie).synced()
    await save(page, Y.encodeStateAsUpdate(written('as Ada wrote it')))
    page.end()
    // The body is compacted when the last one leaves.
    await until(async () => (await server.openRooms()) === 0, 'the document is closed')
    const eve = await RawClient.on(server.url, document, member.cookie).synced()
    await save(eve, Y.encodeStateAsUpdate(written('as Eve wants it')))
    expect(await seen()).toBe('as Ada wrote it')
    eve.end()
    await until(async () => (await server.openRooms()) === 0, 'the document is closed again')
    expect(await seen()).toBe('as Ada wrote it')
  },
)
