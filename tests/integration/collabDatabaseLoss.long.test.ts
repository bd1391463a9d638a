import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import { afterEach, expect, it } from 'vitest'
import * as Y from 'yjs'

import { createPool } from '#platform/database/pool.ts'
import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { createLogger } from '#platform/logger.ts'
import { CLOSE, SYNC } from '#schema/collab/protocol.ts'
import { listeningAgain } from '#tests/support/listening.ts'
import { eventually, NEVER_MS, until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { SECRET, World, type TestUser } from '#tests/support/realtimeServer.ts'
import { killPostgres, RestartablePostgres } from '#tests/support/restartablePostgres.ts'
import { paragraphOf, RawClient, stockClient } from '#tests/support/yclient.ts'

import { below, printedRandom } from '../fuzz/random.ts'

const ROUNDS = 3
/** Letters that are typed while the database is away: enough for several attempts to store them. */
const LETTERS_AWAY = 400

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

const poolOn = (url: string): Pool => {
  const pool = createPool(url, createLogger('silent'))
  cleanUp.push(() => pool.end())
  return pool
}
const collab = (product: Product) => `${product.url.replace('http', 'ws')}/collab`
const reading = async (product: Product, document: string, user: TestUser) => {
  const reader = await join(product, document, user)
  const text = paragraphOf(reader.doc()).toString()
  reader.end()
  return text
}

/** Types until it is stopped or the connection breaks. */
function typeOn(writer: RawClient, doc: Y.Doc) {
  const text = paragraphOf(doc)
  const before = writer.acks.at(-1) ?? 0
  const lengths = [text.length]
  let isStopped = false
  const onUpdate = (update: Uint8Array) => {
    writer.sync(SYNC.update, update)
    lengths.push(text.length)
  }
  const type = async () => {
    doc.on('update', onUpdate)
    while (writer.closeCode === null && !isStopped) {
      text.insert(text.length, String(text.length % 10))
      await sleep(2)
    }
    doc.off('update', onUpdate)
  }
  const end = type()
  /** Returns how much of the text was acknowledged. */
  const acknowledged = () => lengths[(writer.acks.at(-1) ?? 0) - before] ?? 0
  return {
    /** Resolves when the connection breaks. */
    end,
    acknowledged,
    /** Resolves when a number of further letters is acknowledged. */
    stored: (letters: number) =>
      until(() => acknowledged() >= (lengths[0] ?? 0) + letters, `${letters} letters are stored`),
    async stop() {
      isStopped = true
      await end
    },
  }
}

/** Reconnects until admitted. Every rejection must be temporary. */
async function join(product: Product, document: string, user: TestUser): Promise<RawClient> {
  return eventually(async () => {
    const client = await RawClient.on(collab(product), document, user.cookie).synced()
    if (client.closeCode === null) return client
    expect(client.closeCode).toBe(CLOSE.storage)
    return null
  }, 'a user is admitted again')
}

/** Joins, resends unacknowledged updates like a client, and waits for their acknowledgment. */
async function rejoin(product: Product, document: string, user: TestUser, doc: Y.Doc): Promise<RawClient> {
  const writer = await join(product, document, user)
  writer.sync(SYNC.step2, Y.encodeStateAsUpdate(doc))
  await until(() => writer.acks.length === 1, 'the difference is stored')
  return writer
}

it('K2, K5, A2, A4: a killed and restarted database loses nothing, and closes no connection', async () => {
  const postgres = new RestartablePostgres()
  cleanUp.push(() => postgres.dispose())
  await postgres.start()
  const product = await startProduct({
    env: {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: SECRET,
      // Only a notification ends access.
      ACCESS_RECHECK_SECONDS: String(NEVER_MS / 1000),
    },
  })
  cleanUp.push(() => product.dispose())
  const world = new World(poolOn(postgres.url), SECRET)
  const owner = await world.user()
  const member = await world.user('Grace', 'Hopper')
  const document = await world.document(owner)
  await world.member(document, member, 'editor')
  const doc = new Y.Doc()
  paragraphOf(doc)
  const stock = stockClient(collab(product), document, member.cookie)
  cleanUp.push(() => Promise.resolve(stock.destroy()))
  const { pid } = product
  const random = printedRandom('when the database is killed')
  const writer = await rejoin(product, document, owner, doc)

  for (let round = 0; round < ROUNDS; round++) {
    const typing = typeOn(writer, doc)
    await typing.stored(10 + below(random, 150))
    await postgres.kill()
    // No one is admitted, no one is rejected permanently, and pages still answer.
    expect(await RawClient.on(collab(product), document, owner.cookie).closed()).toBe(CLOSE.storage)
    expect((await fetch(`${product.url}/api/auth/user`)).status).toBeLessThan(600)
    const end = paragraphOf(doc).length + LETTERS_AWAY
    await until(() => paragraphOf(doc).length >= end, 'the writer types on')
    await postgres.start()
    await typing.stop()
    await until(() => typing.acknowledged() === paragraphOf(doc).length, 'everything is acknowledged')
    expect(await reading(product, document, owner)).toBe(paragraphOf(doc).toString())
  }
  expect(writer.closeCode).toBeNull()
  await until(
    () => paragraphOf(stock.doc).toString() === paragraphOf(doc).toString(),
    'the stock client has followed',
  )
  // Notifications arrive again: access ends at once.
  const removed = await RawClient.on(collab(product), document, member.cookie).synced()
  stock.disconnect()
  await listeningAgain(world.pool)
  await world.removeMember(document, member)
  expect(await removed.closed()).toBe(CLOSE.accessLost)
  expect(product.pid).toBe(pid)
  expect(await product.stop()).toBe(0)
  writer.end()
})

it('E1, K2: the product exits with a clear message when its embedded database dies, and loses nothing', async () => {
  const product = await startProduct({ database: 'embedded', env: { SESSION_SECRET: SECRET } })
  const pool = createPool(runningDatabaseUrl(product.dataDir) ?? '', createLogger('silent'))
  const world = new World(pool, SECRET)
  const owner = await world.user()
  const document = await world.document(owner)
  await pool.end()
  const doc = new Y.Doc()
  paragraphOf(doc)
  const writer = await rejoin(product, document, owner, doc)
  const typing = typeOn(writer, doc)
  await typing.stored(50)
  await killPostgres(product.dataDir)
  await typing.end
  const acknowledged = typing.acknowledged()
  expect(await product.ended()).toBe(1)
  expect(product.logs()).toContain('The embedded PostgreSQL ended by itself')
  await product.start()
  const stored = await reading(product, document, owner)
  expect(stored.length).toBeGreaterThanOrEqual(acknowledged)
  expect(paragraphOf(doc).toString().startsWith(stored)).toBe(true)
  expect(await product.stop()).toBe(0)
})
