import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { MemoryRelay, type Fate } from '#tests/support/memory-channel.ts'
import { compactNow, FailingLog, MemoryClient } from '#tests/support/memory-collab.ts'
import { MemoryProcess, settled } from '#tests/support/memory-processes.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { randomFrom, seedsOfRun } from './random.ts'

/** Seeds that once failed, run each time. */
const REGRESSIONS: number[] = []
const PROMPT: Fate = { copies: 1, late: false }
const STEPS = 80

/** Several processes on one log, what they tell one another being lost, doubled or late, and people at each of them. */
class World {
  readonly log = new FailingLog()
  readonly document = randomUUID()
  readonly processes: MemoryProcess[]
  readonly clients: MemoryClient[]
  private readonly next: () => number
  private readonly relay: MemoryRelay
  private troubled = true
  /** Where each client is connected. */
  private readonly places = new Map<MemoryClient, MemoryProcess>()

  constructor(seed: number) {
    this.next = randomFrom(seed)
    this.log.create(this.document)
    this.relay = new MemoryRelay(() => (this.troubled ? this.fate() : PROMPT))
    this.processes = Array.from({ length: 2 + this.pick(2) }, () => new MemoryProcess(this.log, this.relay))
    this.clients = Array.from({ length: 2 + this.pick(4) }, (_, i) => this.client(100 + i))
  }

  async begin(): Promise<void> {
    const [first] = this.clients
    if (first) paragraphOf(first.doc)
    for (const client of this.clients) await this.connect(client)
    await this.settle()
  }

  async step(): Promise<void> {
    const client = this.one(this.clients)
    const text = paragraphOf(client.doc)
    const action = this.pick(24)
    if (action < 8) text.insert(this.pick(text.length + 1), 'abcdefgh'.slice(0, 1 + this.pick(8)))
    else if (action < 11 && text.length > 3) text.delete(this.pick(text.length - 2), 1 + this.pick(2))
    else if (action < 13) client.deliver(1 + this.pick(3))
    else if (action < 14) client.disconnect(this.places.get(client)?.hub)
    else if (action < 16) await this.connect(client)
    else if (action < 17) await compactNow(this.log, this.one(this.processes).hub, this.document)
    else if (action < 18) await this.settle()
    else if (action < 19) this.one(this.processes).channel.setUp(this.pick(2) === 0)
    else if (action < 20) await this.one(this.processes).scale.look()
    else if (action < 21) await this.failLog(text)
    else if (action < 22) await this.killProcess()
    else this.relay.deliver()
    if (this.next() < 0.3) await turn()
  }

  /** Everything works again, and all that is on its way arrives. */
  async end(): Promise<MemoryClient> {
    this.troubled = false
    for (const process of this.processes) process.channel.setUp(true)
    await this.settle()
    for (const client of this.clients)
      if (!client.session || client.wire?.closedWith !== null) await this.connect(client)
    const reader = this.client(99)
    await this.connect(reader)
    this.clients.push(reader)
    await this.settle()
    for (const process of this.processes) await process.scale.look()
    await this.settle()
    return reader
  }

  close(): void {
    for (const process of this.processes) process.kill()
  }

  private client(clientID: number): MemoryClient {
    return new MemoryClient(this.one(this.processes).hub, this.document, clientID)
  }

  private async connect(client: MemoryClient): Promise<void> {
    const before = this.places.get(client)
    if (before) client.disconnect(before.hub)
    const process = this.one(this.processes)
    this.places.set(client, process)
    await client.connect(process.hub)
  }

  private async failLog(text: Y.XmlText): Promise<void> {
    this.log.failing = true
    text.insert(0, 'x')
    for (let i = 0; i < 4; i++) await turn()
    this.log.failing = false
    for (const one of this.clients) if (one.wire && one.wire.closedWith !== null) await this.connect(one)
  }

  /** One of them is gone with all it had in memory; a new one takes its place. */
  private async killProcess(): Promise<void> {
    const index = this.pick(this.processes.length)
    const dead = this.processes[index]
    dead?.kill()
    this.processes[index] = new MemoryProcess(this.log, this.relay)
    for (const client of this.clients) {
      if (this.places.get(client) !== dead) continue
      client.session = null
      client.wire = null
      this.places.delete(client)
      await this.connect(client)
    }
  }

  private settle(): Promise<void> {
    return settled(this.relay, this.clients)
  }

  private fate(): Fate {
    const chance = this.next()
    if (chance < 0.15) return { copies: 0, late: false }
    if (chance < 0.25) return { copies: 2, late: false }
    return { copies: 1, late: chance < 0.4 }
  }

  private pick(n: number): number {
    return Math.floor(this.next() * n)
  }

  private one<T>(items: readonly T[]): T {
    const item = items[this.pick(items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
}

async function scenario(seed: number): Promise<void> {
  const world = new World(seed)
  try {
    await world.begin()
    for (let step = 0; step < STEPS; step++) await world.step()
    const reader = await world.end()
    const expected = Y.snapshot(reader.doc)
    for (const client of world.clients) {
      expect(paragraphOf(client.doc).toString()).toBe(paragraphOf(reader.doc).toString())
      expect(Y.equalSnapshots(Y.snapshot(client.doc), expected)).toBe(true)
      expect(client.saved).toBe(client.sentFrames)
    }
    const { snapshot, tail } = await world.log.load(world.document)
    const stored = new Y.Doc()
    if (snapshot) Y.applyUpdate(stored, snapshot)
    for (const row of tail) Y.applyUpdate(stored, row.bytes)
    expect(Y.equalSnapshots(Y.snapshot(stored), expected)).toBe(true)
  } finally {
    world.close()
  }
}

const seeds = [...REGRESSIONS, ...seedsOfRun()]

it(`X1–X4, K1: ${seeds.length} scenarios of several processes converge`, async () => {
  for (const seed of seeds) {
    try {
      await scenario(seed)
    } catch (error) {
      throw new Error(`FUZZ_SEED=${seed} does not converge`, { cause: error })
    }
  }
}, 3_600_000)
