import { setImmediate as turn } from 'node:timers/promises'

import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { compactNow, createHub, FailingLog, MemoryClient } from '#tests/support/memory-collab.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { randomFrom, seedsOfRun } from './random.ts'

const seeds = seedsOfRun()

const settle = async (clients: MemoryClient[]) => {
  for (let i = 0; i < 12; i++) {
    await turn()
    for (const client of clients) client.deliver()
  }
}

/** One scenario: people write, drop, come back, go on from a compacted log, a failed disk or a restarted server. */
async function scenario(seed: number): Promise<void> {
  const next = randomFrom(seed)
  const pick = (n: number) => Math.floor(next() * n)
  const log = new FailingLog()
  const document = randomUUID()
  log.create(document)
  let hub = createHub(log)
  const clients = Array.from({ length: 2 + pick(4) }, (_, i) => new MemoryClient(hub, document, 100 + i))
  const [first] = clients
  if (first) paragraphOf(first.doc)
  for (const client of clients) await client.connect()
  await settle(clients)

  for (let step = 0; step < 60; step++) {
    const client = clients[pick(clients.length)]
    if (!client) continue
    const text = paragraphOf(client.doc)
    const action = pick(20)
    if (action < 9) text.insert(pick(text.length + 1), 'abcdefgh'.slice(0, 1 + pick(8)))
    else if (action < 12 && text.length > 3) text.delete(pick(text.length - 2), 1 + pick(2))
    else if (action < 14) client.deliver(1 + pick(3))
    else if (action < 15) client.disconnect(hub)
    else if (action < 16) await client.connect(hub)
    else if (action < 17) await compactNow(log, hub, document)
    else if (action < 18) await settle(clients)
    else if (action < 19) {
      // The log fails for a moment: whoever was there is put out and comes back.
      log.failing = true
      text.insert(0, 'x')
      for (let i = 0; i < 4; i++) await turn()
      log.failing = false
      for (const one of clients) if (one.wire && one.wire.closedWith !== null) await one.connect(hub)
    } else {
      // The process is killed: nothing that was in its memory is left.
      hub = createHub(log)
      for (const one of clients) {
        one.session = null
        one.wire = null
        await one.connect(hub)
      }
    }
    if (next() < 0.3) await turn()
  }

  for (const client of clients)
    if (!client.session || client.wire?.closedWith !== null) await client.connect(hub)
  await settle(clients)
  const reader = new MemoryClient(hub, document, 99)
  await reader.connect(hub)
  await settle([...clients, reader])

  const expected = Y.snapshot(reader.doc)
  for (const client of clients) {
    expect(paragraphOf(client.doc).toString()).toBe(paragraphOf(reader.doc).toString())
    expect(Y.equalSnapshots(Y.snapshot(client.doc), expected)).toBe(true)
    // K1: everything sent on this connection is acknowledged.
    expect(client.saved).toBe(client.sentFrames)
  }
  // What is stored alone is the same document.
  const { snapshot, tail } = await log.load(document)
  const stored = new Y.Doc()
  if (snapshot) Y.applyUpdate(stored, snapshot)
  for (const row of tail) Y.applyUpdate(stored, row.bytes)
  expect(Y.equalSnapshots(Y.snapshot(stored), expected)).toBe(true)
  for (const client of [...clients, reader]) client.disconnect(hub)
}

it(`S1, K5: ${seeds.length} scenarios converge`, async () => {
  for (const seed of seeds) {
    try {
      await scenario(seed)
    } catch (error) {
      throw new Error(`FUZZ_SEED=${seed} does not converge`, { cause: error })
    }
  }
}, 3_600_000)
