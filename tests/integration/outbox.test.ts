import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { publish } from '#api/kit/outbox/publish.ts'
import { cleanUpOutbox, startRelay } from '#api/kit/outbox/relay.ts'
import { query } from '#api/kit/query.ts'
import type { Bus } from '#platform/bus/bus.ts'
import { InProcessBus } from '#platform/bus/inProcess.ts'
import { Listener } from '#platform/database/listener.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import { defineEvent, type StoredEvent } from '#schema/events/define.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { apiDatabase, silent, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { createDocument, signUp } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct } from '#tests/support/product.ts'

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
  vi.useRealTimers()
})

const counted = defineEvent('test.counted', z.number())
const ROOM = userRoom('00000000-0000-4000-8000-000000000000')

async function open(): Promise<ApiDatabase> {
  const db = await apiDatabase()
  cleanUp.push(db.close)
  return db
}

async function relay(db: ApiDatabase, bus: Bus): Promise<void> {
  const listener = new Listener(db.url, silent)
  const started = startRelay({ sequelize: db.sequelize, listener, bus, logger: silent })
  await listener.start()
  cleanUp.push(
    () => listener.stop(),
    () => started.stop(),
  )
}

const publishNumber = (db: ApiDatabase, number: number) =>
  db.sequelize.transaction(tx =>
    publish(tx, counted, { key: 'counter', revision: number, value: number, rooms: [ROOM] }),
  )

function recordingBus(): { bus: Bus; got: StoredEvent[] } {
  const bus = new InProcessBus()
  const got: StoredEvent[] = []
  const stop = bus.read('0', batch => {
    if (batch.kind === 'events') got.push(...batch.events)
    return Promise.resolve()
  })
  cleanUp.push(stop)
  return { bus, got }
}

const count = z.object({ count: z.number() })
const unsent = async () =>
  (await query(null, count, 'SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL'))[0]?.count

test('sends waiting events in order and new ones at once', async () => {
  const db = await open()
  for (let number = 1; number <= 450; number++) await publishNumber(db, number)
  const { bus, got } = recordingBus()
  // Its sweep never runs.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await relay(db, bus)
  await until(() => got.length === 450, 'it comes to hold')
  expect(got.map(event => event.value)).toEqual(Array.from({ length: 450 }, (_, index) => index + 1))
  await until(async () => (await unsent()) === 0, 'it comes to hold')
  await publishNumber(db, 451)
  // The commit wakes the relay.
  await until(() => got.length === 451, 'it comes to hold')
  expect(got.at(-1)).toMatchObject({
    name: 'test.counted',
    key: 'counter',
    revision: 451,
    rooms: [`user:${ROOM.id}`],
  })
})

test('never sends a rolled-back event', async () => {
  const db = await open()
  const { bus, got } = recordingBus()
  await relay(db, bus)
  const undone = db.sequelize.transaction(async tx => {
    await publish(tx, counted, { key: 'counter', revision: 1, value: 1, rooms: [ROOM] })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await publishNumber(db, 2)
  await until(() => got.length > 0, 'it comes to hold')
  expect(got.map(event => event.value)).toEqual([2])
})

test('keeps events while the bus fails, then sends each', async () => {
  const db = await open()
  const { bus, got } = recordingBus()
  let failures = 3
  const failing: Bus = {
    append: events => (failures-- > 0 ? Promise.reject(new Error('no bus')) : bus.append(events)),
    read: (from, on) => bus.read(from, on),
    check: () => bus.check(),
  }
  await relay(db, failing)
  for (let number = 1; number <= 5; number++) await publishNumber(db, number)
  await until(() => got.length >= 5, 'it comes to hold')
  expect(got.map(event => event.value)).toEqual([1, 2, 3, 4, 5])
})

test('skips a row that is not an event', async () => {
  const db = await open()
  await publishNumber(db, 1)
  await db.sequelize.query(`INSERT INTO outbox (name, key, revision, rooms) VALUES ('x', 'y', -1, '{}')`)
  await publishNumber(db, 2)
  const { bus, got } = recordingBus()
  await relay(db, bus)
  await until(async () => (await unsent()) === 0, 'it comes to hold')
  expect(got.map(event => event.value)).toEqual([1, 2])
})

test('sends nothing twice when two relays share the work', async () => {
  const db = await open()
  const { bus, got } = recordingBus()
  await relay(db, bus)
  await relay(db, bus)
  const writer = async (first: number) => {
    for (let number = first; number < first + 30; number++) await publishNumber(db, number)
  }
  await Promise.all(Array.from({ length: 10 }, (_, index) => writer(index * 30 + 1)))
  await until(() => got.length >= 300, 'it comes to hold')
  await until(async () => (await unsent()) === 0, 'it comes to hold')
  expect(new Set(got.map(event => event.id)).size).toBe(300)
  expect(got).toHaveLength(300)
})

test('keeps events until they are sent, and for a day after that', async () => {
  const db = await open()
  for (let number = 1; number <= 3; number++) await publishNumber(db, number)
  await db.sequelize.query(`UPDATE outbox SET created_at = now() - interval '25 hours'`)
  await db.sequelize.query(`UPDATE outbox SET sent_at = now() - interval '25 hours' WHERE revision = 1`)
  await db.sequelize.query(`UPDATE outbox SET sent_at = now() - interval '23 hours' WHERE revision = 2`)
  await cleanUpOutbox(db.sequelize)
  const left = await query(
    null,
    z.object({ revision: z.number() }),
    'SELECT revision FROM outbox ORDER BY id',
  )
  expect(left).toEqual([{ revision: 2 }, { revision: 3 }])
})

test('brings every reader to the last state after kill -9 during 200 events', async () => {
  const product = await startProduct()
  const ann = await signUp(product)
  const documents = await Promise.all(Array.from({ length: 10 }, () => createDocument(ann)))
  const read = async (id: string) =>
    documentSummary.parse((await ann.client.get(`/api/documents/${id}`)).json)
  const readers = await Promise.all(
    documents.map(({ id, room }) =>
      Follower.start({ url: product.url, cookie: ann.client.cookie }, [room], async follower => {
        const { revision, ...value } = await read(id)
        follower.take({ name: 'documents.changed', key: id, revision, value })
      }),
    ),
  )

  const acknowledged = new Map<string, number>()
  let answers = 0
  const publishing = documents.map(async ({ id }) => {
    for (let number = 1; number <= 20; number++) {
      const answer = await ann.client.patch(`/api/documents/${id}`, { title: `Title ${number}` })
      if (answer.status !== 200) return
      acknowledged.set(id, number)
      answers++
    }
  })
  const ended = Promise.allSettled(publishing)
  await until(() => answers >= 90, 'it comes to hold')
  await product.kill9()
  await ended
  expect(answers).toBeLessThan(200)
  await product.start()

  const titleOf = z.object({ title: z.string() })
  const shownTitle = (reader: Follower, id: string) => {
    const value = titleOf.safeParse(reader.value('documents.changed', id))
    return value.success ? value.data.title : ''
  }
  const atLastState = async () => {
    for (const [index, { id }] of documents.entries()) {
      const reader = readers[index]
      if (!reader) throw new Error('Each document has a reader.')
      const { title } = await read(id)
      expect(Number(title.split(' ')[1])).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0)
      await reader.until(follower => shownTitle(follower, id) === title)
    }
  }
  await atLastState()
  // Readers that reconnected receive later events.
  await Promise.all(
    documents.map(({ id }) => ann.client.patch(`/api/documents/${id}`, { title: 'Title 1000' })),
  )
  await atLastState()
  for (const reader of readers) reader.stop()
})
