import { setTimeout as sleep } from 'node:timers/promises'

import * as Y from 'yjs'

import { until } from '#tests/support/patience.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { Samples } from '../samples.ts'
import { cpuSince, usageNow, type Running } from '../servers/server.ts'
import { LoadClient } from '../wire/client.ts'
import { clockReader } from '../wire/clocks.ts'
import { Writer } from '../wire/writer.ts'
import { steadily } from './drive.ts'
import type { Measured, Scenario } from './scenario.ts'

const DOCUMENTS = 1000
const AT_ONCE = 50
const CHARACTERS = 2000
// Long enough for the JIT compilers, as in the fan-outs.
const WARM_UP_SECONDS = 15
const SECONDS = 8
const SENTENCE = 'The quick brown fox jumps over it. '

/** Many small open documents, with one writer and one reader in each. */
export const manyDocuments: Scenario = {
  name: 'many-documents',
  servers: ['bluepencil', 'bare', 'y-websocket-server', 'hocuspocus', 'hocuspocus + sqlite'],
  rows: [
    {
      metric: 'cpuWithDatabase',
      title: 'CPU, database counted',
      unit: 'ms/1,000',
      goal: { text: '≤ 0.6 × hocuspocus + sqlite', limit: of => 0.6 * of('hocuspocus + sqlite') },
    },
    { metric: 'cpu', title: 'CPU, database not counted', unit: 'ms/1,000' },
    { metric: 'p50', title: 'send → receipt, p50', unit: 'ms' },
    { metric: 'p99', title: 'send → receipt, p99', unit: 'ms' },
    {
      metric: 'memory',
      title: 'memory of an open document',
      unit: 'kB',
      goal: {
        text: '⅓ of hocuspocus, sockets not counted',
        limit: of => of('bare') + (of('hocuspocus') - of('bare')) / 3,
      },
    },
  ],
  run: server => manyOpen(server),
}

async function manyOpen(server: Running): Promise<Measured> {
  const rooms = await server.newRooms(DOCUMENTS)
  const seed = seedUpdate()
  const latency = new Samples()
  const clocksOf = clockReader()
  let delivered = 0
  let typed = 0
  let isMeasuring = false

  const open = async (room: string): Promise<{ writer: Writer; reader: LoadClient }> => {
    const writer = await new Writer(server, room).ready()
    Y.applyUpdate(writer.doc, seed)
    const reader = new LoadClient(server, room, {
      onUpdate: (update, isStep2) => {
        if (isStep2) return
        const now = performance.now()
        for (const { client, from, to } of clocksOf(update)) {
          if (client !== writer.clientId) continue
          for (let clock = from; clock < to; clock++) {
            delivered++
            const sent = writer.sentAt[clock]
            if (isMeasuring && sent !== undefined) latency.add(now - sent)
          }
        }
      },
    })
    await until(() => reader.isSynced, 'a reader is in its document', 60_000)
    return { writer, reader }
  }

  await sleep(2000)
  const closed = usageNow(server)
  const pairs: { writer: Writer; reader: LoadClient }[] = []
  for (let start = 0; start < DOCUMENTS; start += AT_ONCE)
    pairs.push(...(await Promise.all(rooms.slice(start, start + AT_ONCE).map(open))))
  await sleep(4000)
  const memory = (usageNow(server).server.memory - closed.server.memory) / DOCUMENTS

  const type = (i: number): void => {
    typed++
    pairs[i % DOCUMENTS]?.writer.type()
  }
  await steadily(DOCUMENTS, WARM_UP_SECONDS, type)
  isMeasuring = true
  const already = delivered
  const before = usageNow(server)
  await steadily(DOCUMENTS, SECONDS, type)
  await until(() => delivered >= typed, 'everything typed is seen')
  const { server: own, all } = cpuSince(server, before)
  const thousands = (delivered - already) / 1000
  for (const { writer, reader } of pairs) {
    writer.destroy()
    reader.destroy()
  }
  return {
    cpu: own / thousands,
    cpuWithDatabase: all / thousands,
    p50: latency.quantile(0.5),
    p99: latency.quantile(0.99),
    memory,
  }
}

/** Returns the same small document for each. */
function seedUpdate(): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = 1
  const text = paragraphOf(doc)
  while (text.length < CHARACTERS) text.insert(text.length, SENTENCE)
  return Y.encodeStateAsUpdate(doc)
}
