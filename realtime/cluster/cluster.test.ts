import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { encodeAwareness } from '#realtime/wire/protocol.ts'
import { MemoryRelay, type Fate } from '#tests/support/memoryChannel.ts'
import { compactNow, FailingLog, MemoryClient } from '#tests/support/memoryCollab.ts'
import { MemoryProcess, settled } from '#tests/support/memoryProcesses.ts'
import { until } from '#tests/support/patience.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { decodePeerMessage } from './messages.ts'

let fate: Fate
let log: FailingLog
let relay: MemoryRelay
let document: string
let processes: MemoryProcess[]
let published: string[]

beforeEach(() => {
  fate = { copies: 1, late: false }
  log = new FailingLog()
  relay = new MemoryRelay(() => fate)
  document = randomUUID()
  log.create(document)
  published = []
  const listener = relay.connect()
  void listener.join(`document:${document}`, message => {
    const decoded = decodePeerMessage(message)
    if (decoded) published.push(decoded.message.kind)
  })
  processes = [new MemoryProcess(log, relay), new MemoryProcess(log, relay)]
})
afterEach(() => {
  for (const process of processes) process.kill()
})

const clients: MemoryClient[] = []
const at = async (index: number, clientID: number): Promise<MemoryClient> => {
  const { rooms } = processes[index] ?? processes[0] ?? new MemoryProcess(log, relay)
  const client = new MemoryClient(rooms, document, clientID)
  await client.connect()
  clients.push(client)
  await settled(relay, clients)
  return client
}
const settle = () => settled(relay, clients)
const textOf = (client: MemoryClient) =>
  client.doc
    .getXmlFragment('default')
    .toJSON()
    .replaceAll(/<[^>]*>/g, '')
const type = (client: MemoryClient, text: string) => paragraphOf(client.doc).insert(0, text)

beforeEach(() => {
  clients.length = 0
})

it('X1, X2: shows updates of one process in the other after their commit', async () => {
  const [ada, bea] = [await at(0, 1), await at(1, 2)]
  type(ada, 'from the first')
  await settle()
  expect(textOf(bea)).toBe('from the first')
  type(bea, 'and the second: ')
  await settle()
  expect(textOf(ada)).toBe('and the second: from the first')

  log.failing = true
  type(ada, 'not stored: ')
  await settle()
  log.failing = false
  expect(textOf(bea)).toBe('and the second: from the first')
})

it('X3: fetches a lost row with the next one', async () => {
  const [ada, bea] = [await at(0, 1), await at(1, 2)]
  fate = { copies: 0, late: false }
  type(ada, 'lost, ')
  await settle()
  expect(textOf(bea)).toBe('')
  fate = { copies: 1, late: false }
  type(ada, 'not lost, ')
  await settle()
  expect(textOf(bea)).toBe('not lost, lost, ')
})

it('X3: finds a lost row at a look at the log, also in a snapshot', async () => {
  const [ada, bea] = [await at(0, 1), await at(1, 2)]
  for (const inSnapshot of [false, true]) {
    fate = { copies: 0, late: false }
    type(ada, inSnapshot ? 'compacted, ' : 'lost, ')
    await settle()
    const [first, second] = processes
    if (inSnapshot && first) expect(await compactNow(log, first.rooms, document)).toBe(true)
    fate = { copies: 1, late: false }
    await second?.cluster.look()
    await settle()
    expect(textOf(bea)).toBe(textOf(ada))
  }
  // A later session gets it from the adopted snapshot.
  expect(textOf(await at(1, 3))).toBe('compacted, lost, ')
})

it("X3: brings a slow reader up to date from another process's snapshot", async () => {
  const [ada, bea] = [await at(0, 1), await at(1, 2)]
  const { wire } = bea
  if (!wire) throw new Error('not connected')
  wire.stalled = true
  wire.unsent = 2 ** 21
  fate = { copies: 0, late: false }
  type(ada, 'while nobody reads')
  await settle()
  const [first, second] = processes
  if (first) await compactNow(log, first.rooms, document)
  fate = { copies: 1, late: false }
  await second?.cluster.look()
  await settle()
  expect(textOf(bea)).toBe('')
  wire.stalled = false
  await until(() => {
    bea.deliver()
    return textOf(bea) === 'while nobody reads'
  }, 'it is brought up to date')
})

it('X3: ignores repeated and late messages', async () => {
  const [ada, bea] = [await at(0, 1), await at(1, 2)]
  type(ada, '.')
  await settle()
  for (const [copies, late] of [
    [2, false],
    [1, true],
    [3, true],
  ] as const) {
    fate = { copies, late }
    for (const letter of 'abc') {
      type(ada, letter)
      type(bea, letter.toUpperCase())
    }
    await settle()
  }
  expect(textOf(bea)).toBe(textOf(ada))
  expect(textOf(ada)).toHaveLength(19)
})

it('X4: keeps editing while the channel is away, and catches up when it is back', async () => {
  const [ada, bea] = [await at(0, 1), await at(1, 2)]
  const [first, second] = processes
  for (const process of processes) process.channel.setUp(false)
  type(ada, 'while Redis is away')
  await settle()
  await second?.cluster.look()
  await settle()
  expect(textOf(bea)).toBe('while Redis is away')

  type(bea, 'and still: ')
  await settle()
  for (const process of processes) process.channel.setUp(true)
  await settle()
  expect(first?.rooms.find(document)?.body.clocks.get(2)).toBe(
    second?.rooms.find(document)?.body.clocks.get(2),
  )
  expect(textOf(ada)).toBe('and still: while Redis is away')
})

it('X7: publishes only the presence question for a document that no other process has open', async () => {
  const ada = await at(0, 1)
  type(ada, 'alone')
  await settle()
  expect(new Set(published)).toEqual(new Set(['ask']))
  const bea = await at(1, 2)
  expect(textOf(bea)).toBe('alone')
  type(ada, 'no longer ')
  await settle()
  expect(published).toContain('rows')
  bea.disconnect(processes[1]?.rooms)
  await until(() => processes[1]?.rooms.find(document) === null, 'the other process closes the document')
  await settle()
  published.length = 0
  type(ada, 'once more ')
  await settle()
  expect(published).toEqual([])
})

it('X1: loses nothing for other processes when one is killed', async () => {
  const [ada, bea] = [await at(0, 1), await at(1, 2)]
  type(ada, 'before the end')
  await settle()
  processes[0]?.kill()
  processes[0] = new MemoryProcess(log, relay)
  type(ada, 'never acknowledged: ')
  await ada.connect(processes[0].rooms)
  await settle()
  expect(textOf(bea)).toBe('never acknowledged: before the end')
})

/** Runs two processes whose timers move only by hand. */
const withHeldClock = async (
  run: (first: MemoryProcess, second: MemoryProcess) => Promise<void>,
): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  try {
    for (const process of processes) process.kill()
    const [first, second] = [new MemoryProcess(log, relay), new MemoryProcess(log, relay)]
    processes = [first, second]
    await run(first, second)
  } finally {
    vi.useRealTimers()
  }
}
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 1000) {
    vi.advanceTimersByTime(1000)
    await settle()
  }
}
const announce = ({ session }: MemoryClient, client: number) =>
  session?.receive(encodeAwareness([{ client, clock: 1, state: '{}' }]))
const clientsIn = ({ rooms }: MemoryProcess) =>
  rooms
    .find(document)
    ?.presence.everyone()
    .map(({ clientId }) => clientId)
    .toSorted()

it('X5: shows a user who announces themself before the other process has answered', () =>
  withHeldClock(async (first, second) => {
    const ada = await at(0, 1)
    announce(ada, 1)
    const bea = new MemoryClient(second.rooms, document, 2)
    await bea.connect()
    clients.push(bea)
    announce(bea, 2)
    vi.advanceTimersByTime(200)
    await settle()
    expect(clientsIn(first)).toEqual([1, 2])
    expect(clientsIn(second)).toEqual([1, 2])
  }))

it('X5: shows the users of a silent process again when it is heard', () =>
  withHeldClock(async (first, second) => {
    announce(await at(0, 1), 1)
    const bea = await at(1, 2)
    announce(bea, 2)
    vi.advanceTimersByTime(200)
    await settle()
    fate = { copies: 0, late: false }
    await pass(18_000)
    expect(clientsIn(first)).toEqual([1])
    expect(clientsIn(second)).toEqual([2])
    fate = { copies: 1, late: false }
    await pass(6000)
    expect(clientsIn(second)).toEqual([1, 2])
    expect(clientsIn(first)).toEqual([1, 2])
  }))

it("X5: drops a closed process's users after the next probe when its goodbye was lost", () =>
  withHeldClock(async (first, second) => {
    announce(await at(0, 1), 1)
    const bea = await at(1, 2)
    announce(bea, 2)
    vi.advanceTimersByTime(200)
    await settle()
    expect(clientsIn(first)).toEqual([1, 2])
    fate = { copies: 0, late: false }
    bea.disconnect(second.rooms)
    await settle()
    fate = { copies: 1, late: false }
    expect(clientsIn(first)).toEqual([1, 2])
    await pass(90_000)
    expect(clientsIn(first)).toEqual([1])
  }))

it('X5: asks the others for their presence once on joining, however many they are', async () => {
  for (let index = 0; index < 5; index++) {
    processes[index] ??= new MemoryProcess(log, relay)
    await at(index, index + 1)
  }
  expect(published.filter(kind => kind === 'ask')).toHaveLength(5)
})
