import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { vi } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { HEARTBEAT_MS } from '#realtime/cluster/cluster.ts'
import { CLOSE } from '#schema/collab/protocol.ts'
import type { Role } from '#schema/sharing/roles.ts'
import { MemoryRelay, type Fate } from '#tests/support/memoryChannel.ts'

import { edit } from './edits.ts'
import { Person, type Reading } from './person.ts'
import { Disk, type DiskFault, type FuzzProcess } from './process.ts'
import { below, oneOf, randomFrom, type Random } from './random.ts'

const PROMPT: Fate = { copies: 1, late: false }
const READINGS: Reading[] = ['reads', 'reads', 'lags', 'stalls']
const ROLES: (Role | null)[] = ['owner', 'editor', 'editor', 'viewer', 'viewer', null]
const FAULTS: DiskFault[] = ['before', 'after']
/** Frames that our client never sends. Each is refused. */
const BAD_FRAMES = [Uint8Array.of(99), Uint8Array.of(0, 2, 3, 1, 2, 3), Uint8Array.of(3, 3), new Uint8Array()]
/**
 * Time steps: within a commit, past a presence broadcast, past a projection, past a lost process.
 */
const PASSES_MS = [1, 4, 30, 50, 120, 2000, 7000]
/**
 * Of the held clock. By then, processes have exchanged heartbeats, dead ones have expired, and projections are stored.
 */
const CALM_MS = 90_000

/** Users, processes and a disk, with random events from one seed. */
export class World {
  readonly document = randomUUID()
  readonly disk: Disk
  readonly people: Person[]
  processes: FuzzProcess[]
  private readonly random: Random
  private readonly relay: MemoryRelay | null
  private clients = 100
  private isTroubled = true

  /** `processes` is their number; 0 means one process without a cluster. */
  constructor(seed: number, processes: number) {
    this.random = randomFrom(seed)
    this.disk = new Disk(oneOf(this.random, [0, 2]))
    this.disk.log.create(this.document)
    this.relay = processes > 0 ? new MemoryRelay(() => (this.isTroubled ? this.fate() : PROMPT)) : null
    this.processes = Array.from({ length: Math.max(1, processes) }, () => this.disk.start(this.relay))
    const roles: Role[] = ['owner', 'editor', 'editor', 'viewer', 'editor']
    const count = 2 + below(this.random, 4)
    this.people = roles.slice(0, count).map(role => new Person(this.document, () => ++this.clients, role))
  }

  async begin(): Promise<void> {
    const [first, ...others] = this.people
    if (first) await first.connect(this.process())
    await this.settle()
    if (first) edit(first.copy.doc, first.copy.undo, this.random)
    for (const person of others) await person.connect(this.process())
    await this.settle()
  }

  /** Runs one random event. */
  async step(): Promise<void> {
    const person = oneOf(this.random, this.people)
    const action = below(this.random, 40)
    if (action < 14) this.write(person)
    else if (action < 18) person.transmit(1 + below(this.random, 3))
    else if (action < 22) person.take(1 + below(this.random, 3))
    else if (action < 23) person.disconnect()
    else if (action < 26) await this.comeBack(person)
    else if (action < 29) await this.pass(oneOf(this.random, PASSES_MS))
    else if (action < 30) await this.settle()
    else if (action < 32) this.read(person)
    else if (action < 33) this.changeRole(person)
    else if (action < 34) this.disk.fault = oneOf(this.random, FAULTS)
    else if (action < 35) this.disk.fault = null
    else if (action < 36) this.disk.workerCrashes = true
    else if (action < 37) person.misbehave(oneOf(this.random, BAD_FRAMES))
    else if (action < 38) this.kill()
    else if (action < 39) await this.troubleBetween()
    else person.say()
    if (this.random() < 0.4) await turn()
  }

  /** Restores everything, reconnects every permitted user, and delivers all frames in flight. */
  async calm(): Promise<void> {
    this.isTroubled = false
    this.disk.fault = null
    this.disk.workerCrashes = false
    for (const process of this.processes) process.channel?.setUp(true)
    for (let round = 0; round < 3; round++) {
      for (const person of this.people) {
        if (person.link) person.link.wire.reading = 'reads'
        if (!person.isConnected) await this.comeBack(person)
      }
      await this.settle()
    }
    // Like awareness every 15 s: a reconnected user ignores a known state.
    for (const person of this.people) person.say()
    await this.settle({ rounds: CALM_MS / HEARTBEAT_MS, ms: HEARTBEAT_MS })
  }

  /** Returns a newly joined user. */
  async newcomer(): Promise<Person> {
    const person = new Person(this.document, () => ++this.clients, 'viewer')
    await person.connect(this.process())
    await this.settle({ newcomers: [person] })
    return person
  }

  process(): FuzzProcess {
    return oneOf(this.random, this.processes)
  }

  /** Delivers everything in flight. */
  async settle({ rounds = 16, ms = 10, newcomers = [] as Person[] } = {}): Promise<void> {
    const people = [...this.people, ...newcomers]
    for (let i = 0; i < rounds; i++) {
      for (const person of people) person.transmit()
      await this.pass(ms)
      this.relay?.deliver()
      for (const person of people) person.take()
    }
  }

  close(): void {
    for (const person of this.people) person.copy.destroy()
    for (const process of this.processes) process.kill()
  }

  private async pass(ms: number): Promise<void> {
    await turn()
    await vi.advanceTimersByTimeAsync(ms)
    await turn()
  }

  private write({ copy, mayWrite, isConnected }: Person): void {
    if (mayWrite) edit(copy.doc, copy.undo, this.random)
    // An editor that lets a user write without permission.
    else if (isConnected && this.random() < 0.05)
      copy.doc.getXmlFragment(BODY_FIELD).insert(0, [new Y.XmlElement('paragraph')])
  }

  /**
   * Reconnects like the product's client. It drops its copy if it was refused, or may no longer
   * write unsaved changes.
   */
  private async comeBack(person: Person): Promise<void> {
    if (!person.mayWrite || person.isSpoilt) person.dropCopy()
    await person.connect(this.process())
  }

  private read({ link }: Person): void {
    if (link) link.wire.reading = oneOf(this.random, READINGS)
  }

  private changeRole(person: Person): void {
    // The owner keeps their role.
    if (person === this.people[0]) return
    person.role = oneOf(this.random, ROLES)
    person.end(person.role ? CLOSE.restarting : CLOSE.accessLost)
  }

  /** Kills a process with its memory and starts a new one. */
  private kill(): void {
    const index = below(this.random, this.processes.length)
    const dead = this.processes[index]
    dead?.kill()
    for (const person of this.people) if (person.link?.process === dead) person.cutOff()
    this.processes[index] = this.disk.start(this.relay)
  }

  private async troubleBetween(): Promise<void> {
    const { channel, cluster } = this.process()
    if (this.random() < 0.3) channel?.setUp(this.random() < 0.5)
    else if (this.random() < 0.5) await cluster?.look()
    else this.relay?.deliver()
  }

  private fate(): Fate {
    const chance = this.random()
    if (chance < 0.15) return { copies: 0, late: false }
    if (chance < 0.25) return { copies: 2, late: false }
    return { copies: 1, late: chance < 0.4 }
  }
}
