import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { createLogger } from '#platform/logger.ts'
import { BodyReader } from '#realtime/body/reader.ts'
import { performReading, readingTask } from '#realtime/body/readingTask.ts'
import { limitsOf } from '#realtime/limits.ts'
import type { BodyLifecycle } from '#realtime/room/lifecycle.ts'
import { SERVER_USER } from '#realtime/storage/contract.ts'
import { MemoryLog } from '#realtime/storage/memory.ts'
import { createReader, createRooms, MemoryClient, MemoryWire } from '#tests/support/memoryCollab.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { RoomRegistry } from './registry.ts'
import { Session } from './session.ts'

/** A log whose appends wait, in their order, until `commit` is called. */
class SlowLog extends MemoryLog {
  private before: Promise<void> = Promise.resolve()
  private readonly open: Promise<void>
  commit: () => void = () => undefined
  isSlow = false

  constructor() {
    super()
    this.open = new Promise(resolve => (this.commit = resolve))
  }

  override append(rows: Parameters<MemoryLog['append']>[0]): Promise<void> {
    const { isSlow } = this
    this.before = this.before.then(async () => {
      if (isSlow) await this.open
      await super.append(rows)
    })
    return this.before
  }
}

it('K2: opens no second room of a document while rows of the first are not stored yet', async () => {
  const log = new SlowLog()
  const document = randomUUID()
  log.create(document)
  const finishing: (() => void)[] = []
  const lifecycle: BodyLifecycle = {
    changed: () => undefined,
    received: () => undefined,
    finish: () => new Promise(resolve => finishing.push(resolve)),
    forget: () => undefined,
  }
  const rooms = new RoomRegistry({ log, reader: createReader(), lifecycle, logger: createLogger('silent') })
  const settle = async (...clients: MemoryClient[]) => {
    for (let i = 0; i < 10; i++) {
      await turn()
      for (const client of clients) client.deliver()
    }
  }

  const first = new MemoryClient(rooms, document, 1)
  await first.connect()
  await settle(first)
  first.disconnect()
  await settle()
  expect(finishing).toHaveLength(1)

  // The next one comes while the room is being finished, writes, and leaves before the commit.
  const second = new MemoryClient(rooms, document, 2)
  await second.connect()
  await settle(second)
  log.isSlow = true
  paragraphOf(second.doc).insert(0, 'second')
  await settle(second)
  second.disconnect()
  finishing[0]?.()
  await settle()

  const third = new MemoryClient(rooms, document, 3)
  await third.connect()
  await settle(third)
  paragraphOf(third.doc).insert(0, 'third')
  await settle(third)
  log.commit()
  for (let i = 0; i < 5; i++) {
    finishing.forEach(finish => finish())
    await settle(third)
  }
  expect(third.saved).toBe(third.sentFrames)
  third.disconnect()
  await settle()

  const { tail } = await log.load(document)
  const stored = new Y.Doc()
  for (const { bytes } of tail) Y.applyUpdate(stored, bytes)
  expect(paragraphOf(stored).toString()).toBe('thirdsecond')
})

it('L4: opens a document in the first turn of anyone who waits for it', async () => {
  const log = new MemoryLog()
  const document = randomUUID()
  log.create(document)
  const long = new Y.Doc()
  paragraphOf(long).insert(0, 'x'.repeat(20_000))
  const update = Y.encodeStateAsUpdate(long)
  await log.append([{ doc: document, writer: 'w', n: 1, user: SERVER_USER, bytes: update }])
  const begun: string[] = []
  const reader = new BodyReader({
    async run(task) {
      const parsed = readingTask.parse(task)
      begun.push(parsed.kind)
      await turn()
      return performReading(parsed)
    },
  })
  const rooms = createRooms(log, reader)
  const enter = (userId: string) =>
    rooms.enter(document, new Session(new MemoryWire(), limitsOf(1)), {
      kind: 'user',
      userId,
      firstName: 'Some',
      name: 'Some Body',
      role: 'viewer',
    })
  const busy = randomUUID()
  const inspections = Array.from({ length: 10 }, () => reader.inspect(update, `user ${busy}`))
  const entered = [enter(busy), enter(randomUUID())]
  await Promise.all([...inspections, ...entered])
  expect(begun).toHaveLength(11)
  expect(begun.indexOf('read')).toBeLessThan(5)
})
