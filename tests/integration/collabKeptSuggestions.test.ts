import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { performActs } from '#client/editor/acts/perform.ts'
import { SYNC } from '#schema/collab/protocol.ts'
import { NEVER_MS, until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

let redis: RedisServer
let one: RealtimeServer
let other: RealtimeServer
let owner: TestUser
let suggester: TestUser

beforeAll(async () => {
  redis = await startRedis()
  const options = { redisUrl: redis.url, recheckMs: NEVER_MS }
  one = await startRealtimeServer(options)
  other = await startRealtimeServer({ ...options, databaseUrl: one.databaseUrl })
  owner = await one.world.user()
  suggester = await one.world.user('Grace', 'Hopper')
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await redis.dispose()
})

const suggested = () => ({ insertion: { id: 's1', author: suggester.id } })

/** Makes a change in a body. Returns its update. */
function changed(body: Y.Doc, change: (text: Y.XmlText) => void): Uint8Array {
  const before = Y.encodeStateVector(body)
  change(paragraphOf(body))
  return Y.encodeStateAsUpdate(body, before)
}

/** The text that is stored, with suggested text in brackets. */
async function stored(document: string): Promise<string> {
  const reader = await RawClient.on(one.url, document, owner.cookie).synced()
  const delta: { insert: string; attributes?: object }[] = paragraphOf(reader.doc()).toDelta()
  reader.end()
  return delta
    .map(({ insert, attributes = {} }) => {
      const [key] = Object.keys(attributes)
      if (key === undefined) return insert
      expect(key).toMatch(/^insertion/)
      expect(JSON.stringify(attributes)).toContain(suggester.id)
      return `[${insert}]`
    })
    .join('')
}

describe('U9: text that a suggester writes while the owner accepts', () => {
  it.each([
    { processes: 'one process', apart: false, first: 'the decision' },
    { processes: 'one process', apart: false, first: 'the text' },
    { processes: 'two processes', apart: true, first: 'the decision' },
    { processes: 'two processes', apart: true, first: 'the text' },
    { processes: 'two processes', apart: true, first: 'neither' },
  ])(
    'stays suggested behind the accepted text, in $processes, with $first first',
    async ({ apart, first }) => {
      const document = await one.world.document(owner)
      await one.world.member(document, suggester, 'suggester')
      const ada = await RawClient.on(one.url, document, owner.cookie).synced()
      const grace = await RawClient.on((apart ? other : one).url, document, suggester.cookie).synced()
      const [adas, graces] = [new Y.Doc(), new Y.Doc()]
      const written = changed(adas, text => text.insert(0, 'One two.'))
      Y.applyUpdate(graces, written)
      ada.sync(SYNC.update, written)
      await until(() => grace.frames.some(({ sub }) => sub === SYNC.update), 'the suggester has the text')
      const suggestion = changed(graces, text => text.insert(3, ' new', suggested()))
      Y.applyUpdate(adas, suggestion)
      grace.sync(SYNC.update, suggestion)
      await until(() => ada.frames.some(({ sub }) => sub === SYNC.update), 'the owner has the suggestion')

      const decision = changed(adas, text => {
        const insert = [{ text: ' new', formats: {} }]
        expect(performActs(adas, [{ text, index: 3, length: 4, insert }], null)).toBe(true)
      })
      const more = changed(graces, text => text.insert(7, 'er', suggested()))
      const decide = () => ada.sync(SYNC.update, decision)
      const write = () => grace.sync(SYNC.update, more)
      if (first === 'the text') {
        write()
        await until(() => grace.acks.length === 2, 'the text is stored')
        decide()
      } else {
        decide()
        if (first === 'the decision') await until(() => ada.acks.length === 2, 'the decision is stored')
        write()
      }
      await until(async () => (await stored(document)) === 'One new[er] two.', 'it is suggested')
      expect(grace.wasRefused).toBe(false)
      ada.end()
      grace.end()
    },
  )
})
