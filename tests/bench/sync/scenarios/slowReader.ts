import { setTimeout as sleep } from 'node:timers/promises'

import * as Y from 'yjs'

import { paragraphOf } from '#tests/support/yclient.ts'

import { Samples } from '../samples.ts'
import { usageNow, type Running } from '../servers/server.ts'
import { Writer } from '../wire/writer.ts'
import { openReaders } from './drive.ts'
import type { Measured, Scenario } from './scenario.ts'

const PASTES = 490
const PASTE_BYTES = 200_000
const PAUSE_MS = 20
const STALLED = 2

/** A user pastes 98 MB in steps, each paste replacing the last. Two readers never read. */
export const slowReader: Scenario = {
  name: 'slow-reader',
  servers: ['bluepencil', 'y-websocket-server', 'hocuspocus'],
  rows: [
    {
      metric: 'growth',
      title: 'most memory gained, for each reader that stalls',
      unit: 'MB',
      goal: { text: '< 10', limit: () => 10 },
    },
    { metric: 'p95', title: 'send → receipt of the reader who reads, p95', unit: 'ms' },
  ],
  run: server => stall(server),
}

async function stall(server: Running): Promise<Measured> {
  const [room = ''] = await server.newRooms(1)
  const writer = await new Writer(server, room).ready()
  const latency = new Samples()
  const readers = await openReaders(server, room, 1 + STALLED, i => ({
    onUpdate: update => {
      if (i > 0) return
      const end = Y.parseUpdateMeta(update).to.get(writer.clientId)
      const sent = end === undefined ? undefined : writer.sentAt[end]
      if (sent !== undefined) latency.add(performance.now() - sent)
    },
  }))
  const paste = async (count: number): Promise<number> => {
    let most = 0
    for (let i = 0; i < count; i++) {
      pasteOver(writer, String.fromCharCode(97 + (i % 26)).repeat(PASTE_BYTES))
      await sleep(PAUSE_MS)
      if (i % 10 === 0) most = Math.max(most, usageNow(server).server.memory)
    }
    return most
  }
  // Excludes the normal cost of broadcasting that much.
  const usual = await paste(PASTES)
  for (const reader of readers.slice(1)) reader.socket.stream.pause()
  const most = await paste(PASTES)
  writer.destroy()
  for (const reader of readers) reader.destroy()
  return { growth: (most - usual) / 1024 / STALLED, p95: latency.quantile(0.95) }
}

function pasteOver(writer: Writer, pasted: string): void {
  const text = paragraphOf(writer.doc)
  const { length } = text
  const now = performance.now()
  writer.doc.transact(() => {
    if (length > 0) text.delete(0, length)
    text.insert(0, pasted)
  })
  writer.sentAt[Y.getState(writer.doc.store, writer.clientId)] = now
}
