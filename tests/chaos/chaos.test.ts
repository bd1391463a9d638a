import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'

import { createDocument, signUpOn, type Person } from '#tests/support/factories.ts'
import { eventually, until } from '#tests/support/patience.ts'
import { RawClient } from '#tests/support/yclient.ts'

import { below } from '../fuzz/random.ts'
import { ALL, random, SHORT, type Fault } from './faults.ts'
import { startChaosWorld, type ChaosWorld } from './world.ts'
import { Writer } from './writer.ts'

/** CHAOS_ROUNDS makes it longer, with all faults. */
const ROUNDS = Number(process.env['CHAOS_ROUNDS'] ?? SHORT.length)
const faults = ROUNDS > SHORT.length ? ALL : SHORT

const SHARED_DOCUMENTS = 2
const STAYING = 3
const LEAVING = 4
let world: ChaosWorld
let owner: Person
let shared: string[]
let alone: string[]
let staying: Writer[]

const write = (document: string) => new Writer(world.entrance.url, document, owner.client.cookie)

beforeAll(async () => {
  world = await startChaosWorld()
  owner = await signUpOn({ url: world.entrance.url, databaseUrl: world.postgres.directUrl }, 'premium')
  const documents = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await createDocument(owner)).id))
  shared = await documents(SHARED_DOCUMENTS)
  alone = await documents(LEAVING)
  staying = shared.flatMap(document => Array.from({ length: STAYING }, () => write(document)))
  await until(() => staying.every(({ acknowledged }) => acknowledged > 0), 'everyone writes')
})
afterAll(async () => {
  for (const writer of staying) writer.leave()
  await world.dispose()
})

/** Returns the clocks that are stored, as someone new sees them. */
async function storedClocks(document: string): Promise<Map<number, number>> {
  const url = `${world.entrance.url.replace('http', 'ws')}/collab`
  return eventually(async () => {
    const reader = await RawClient.on(url, document, owner.client.cookie).synced()
    const isThere = reader.closeCode === null && reader.httpStatus === null
    reader.end()
    return isThere ? Y.decodeStateVector(Y.encodeStateVector(reader.doc())) : null
  }, 'a new reader is admitted')
}

/** Writers of a fault: each alone in a document, so that only the server has what it has saved. */
async function leaversOf(fault: Fault): Promise<{ leavers: Map<string, Writer>; backMs: number }> {
  const leavers = new Map(alone.map(document => [document, write(document)]))
  const all = [...leavers.values()]
  await until(() => all.every(({ acknowledged }) => acknowledged > 5), 'all leavers write')
  const leaving = all.map(async (writer, i) => {
    // The first leave before the fault acts, the others at some time in it.
    await sleep(below(random, i * 300))
    writer.leave()
  })
  await Promise.all([fault.act(world), ...leaving])
  const ended = Date.now()
  await until(() => staying.every(({ acknowledgedAt }) => acknowledgedAt >= ended), 'everyone writes again')
  return { leavers, backMs: Date.now() - ended }
}

it(
  `K2: ${ROUNDS} faults of processes, Redis and PostgreSQL lose no acknowledged edit, and everyone writes again`,
  async () => {
    const lost: string[] = []
    let acknowledged = 0
    const back: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const fault = faults[round % faults.length]
      if (!fault) throw new Error('There are faults.')
      const { leavers, backMs } = await leaversOf(fault)
      back.push(backMs)
      console.log(`${round + 1} ${fault.name}: everyone writes again after ${backMs} ms`)
      for (const [document, writer] of leavers) {
        acknowledged += writer.acknowledged
        const has = (await storedClocks(document)).get(writer.id) ?? 0
        if (has < writer.promised) lost.push(`${fault.name}: ${writer.promised - has} of ${writer.promised}`)
      }
    }
    for (const writer of staying) writer.rest()
    acknowledged += staying.reduce((sum, writer) => sum + writer.acknowledged, 0)
    console.log(
      `${ROUNDS} faults behind ${world.entrance.name}, ${acknowledged} acknowledged edits, ${lost.length} losses, everyone back after at most ${Math.max(...back)} ms`,
    )
    expect(lost).toEqual([])
    await until(() => areEqual(), 'everyone in a document has the same text')
  },
  4 * 3_600_000,
)

const areEqual = (): boolean =>
  shared.every((_document, i) => {
    const [first, ...others] = staying.slice(i * STAYING, (i + 1) * STAYING).map(({ doc }) => Y.snapshot(doc))
    return others.every(other => first !== undefined && Y.equalSnapshots(first, other))
  })
