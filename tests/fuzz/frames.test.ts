import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

import { limitsOf } from '#realtime/limits.ts'
import { projectAll, packBodies } from '#realtime/projection/project.ts'
import type { RoomRegistry } from '#realtime/room/registry.ts'
import { Session } from '#realtime/room/session.ts'
import { MemoryLog } from '#realtime/storage/memory.ts'
import { CLOSE } from '#schema/collab/protocol.ts'
import { createRooms, MemoryClient, MemoryWire } from '#tests/support/memoryCollab.ts'
import { LONG_TEST_MS, until } from '#tests/support/patience.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { arbitraryFrame } from './frames.ts'
import { randomFrom, seedsOfFrames } from './random.ts'

/** FUZZ_FRAMES can raise it. */
const FRAMES = Number(process.env['FUZZ_FRAMES'] ?? 6000)
const FRAMES_A_DOCUMENT = 1000
/** The same as in realtime/projection/maintainer.ts. */
const MAX_REPAIRS = 3
const LIMITS = limitsOf(1_000_000)
const MALLORY = { firstName: 'Mallory', name: 'Mallory', role: 'editor' } as const
/** Close reasons allowed for received frames. */
const REFUSALS: (number | string)[] = [CLOSE.malformed, CLOSE.refused, CLOSE.tooLarge]

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Returns the memory in use after a garbage collection, in bytes. */
const memoryInUse = async (): Promise<number> => {
  for (let i = 0; i < 3; i++) {
    collectGarbage()
    await turn()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

class ForgetfulLog extends MemoryLog {
  failures = 0
  override async append(rows: Parameters<MemoryLog['append']>[0]): Promise<void> {
    await super.append(rows).catch(() => this.failures++)
  }
}

/** Sends frames to a document, reconnecting after each refusal. */
async function attack(rooms: RoomRegistry, document: string, random: () => number): Promise<void> {
  let wire = new MemoryWire()
  let session: Session | null = null
  for (let i = 0; i < FRAMES_A_DOCUMENT; i++) {
    if (!session) {
      wire = new MemoryWire()
      session = new Session(wire, LIMITS)
      const person = { kind: 'user', userId: randomUUID(), ...MALLORY } as const
      await rooms.enter(document, session, person)
    }
    session.receive(arbitraryFrame(random))
    wire.sent.length = 0
    if (wire.closedWith !== null) {
      expect(REFUSALS).toContain(wire.closedWith)
      session.closed()
      rooms.leave(document)
      session = null
    }
    if (i % 50 === 0) await turn()
  }
  session?.closed()
  rooms.leave(document)
  for (let i = 0; i < 6; i++) await turn()
}

/** Expects that the accepted updates form a document after as many repairs as the server makes. */
function expectReadable(rows: Uint8Array[]): void {
  let parts = rows
  for (let repairs = 0; ; repairs++) {
    const [found] = projectAll(packBodies([{ parts, compact: true }]))
    if (found?.kind === 'repaired' && repairs < MAX_REPAIRS) parts = [...parts, ...found.repairs]
    else return expect(found?.kind).toBe('valid')
  }
}

it(
  `R1–R5, B4, B5: ${FRAMES} arbitrary frames cause no errors and no leaks`,
  async () => {
    const log = new ForgetfulLog()
    const rooms = createRooms(log)
    const quiet = randomUUID()
    log.create(quiet)
    const witness = new MemoryClient(rooms, quiet, 1)
    await witness.connect()
    paragraphOf(witness.doc).insert(0, 'untouched')
    const [fixed, fresh] = seedsOfFrames()
    let seed = fixed
    let random = randomFrom(seed)
    let afterWarmUp = 0
    const rounds = Math.ceil(FRAMES / FRAMES_A_DOCUMENT)
    for (let round = 0; round < rounds; round++) {
      const document = randomUUID()
      log.create(document)
      if (round === Math.ceil(rounds / 2)) {
        seed = fresh
        random = randomFrom(seed)
      }
      await attack(rooms, document, random).catch((cause: unknown) => {
        throw new Error(`FUZZ_SEED=${seed} fails`, { cause })
      })
      expect(rooms.all.map(room => room.id)).toEqual([quiet])
      const rows = (await log.load(document)).tail.map(({ bytes }) => bytes)
      expectReadable(rows)
      log.forget(document)
      if (round === Math.floor(rounds / 4)) afterWarmUp = await memoryInUse()
    }
    expect(await memoryInUse()).toBeLessThan(afterWarmUp + 8 * 1024 * 1024)
    expect(log.failures).toBe(0)
    const delivered = (client: MemoryClient, isThere: () => boolean) =>
      until(() => {
        client.deliver()
        return isThere()
      }, 'everything is delivered')
    await delivered(witness, () => witness.saved === witness.sentFrames)
    expect(witness.wire?.closedWith).toBeNull()
    const reader = new MemoryClient(rooms, quiet, 2)
    await reader.connect()
    await delivered(reader, () => reader.synced)
    expect(paragraphOf(reader.doc).toString()).toBe('untouched')
  },
  LONG_TEST_MS,
)
