import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '#tests/support/patience.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { freePort } from '../sync/servers/child.ts'
import { startProduct } from '../sync/servers/product.ts'
import type { Running } from '../sync/servers/server.ts'
import { LoadClient } from '../sync/wire/client.ts'
import { Writer } from '../sync/wire/writer.ts'
import { Inspector, type MemoryUsage } from './inspector.ts'

const WARM_UP = 1000
const DOCUMENTS = 10_000
const AT_ONCE = 50
const CHARACTERS = 20
const MEGABYTE = 1024 * 1024
/** Time for the last rooms to close. */
const CLOSING_MS = 10_000

/**
 * Measures the memory that remains after opening, editing and closing documents one by one, with
 * two clients each.
 */
export async function runMemory(): Promise<Metric[]> {
  const port = await freePort()
  const server = await startProduct([`--inspect=127.0.0.1:${port}`])
  try {
    const inspector = await Inspector.connect(port)
    await openAndClose(server, WARM_UP)
    const before = await settled(inspector)
    await openAndClose(server, DOCUMENTS)
    const after = await settled(inspector)
    inspector.close()
    const metrics = compare(before, after)
    printMetrics(metrics)
    return metrics
  } finally {
    await server.dispose()
  }
}

async function settled(inspector: Inspector): Promise<MemoryUsage> {
  await sleep(CLOSING_MS)
  return inspector.memory()
}

async function openAndClose(server: Running, count: number): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const rooms = await server.newRooms(AT_ONCE)
    await Promise.all(rooms.map(room => visit(server, room)))
  }
}

async function visit(server: Running, room: string): Promise<void> {
  let acknowledged = 0
  const writer = await new Writer(server, room, { onAck: () => acknowledged++ }).ready()
  const reader = new LoadClient(server, room)
  await until(() => reader.isSynced, 'a reader is in its document', 60_000)
  for (let i = 0; i < CHARACTERS; i++) writer.type()
  await until(() => acknowledged > CHARACTERS, 'everything is acknowledged', 60_000)
  writer.destroy()
  reader.destroy()
}

function compare(before: MemoryUsage, after: MemoryUsage): Metric[] {
  const megabytes = (bytes: number) => Math.round((bytes / MEGABYTE) * 10) / 10
  const inUse = ({ heapUsed, arrayBuffers }: MemoryUsage) => heapUsed + arrayBuffers
  const percent = (from: number, to: number) => Math.round((to / from - 1) * 1000) / 10
  return [
    { name: `in use after ${WARM_UP} documents`, value: megabytes(inUse(before)), unit: 'MB' },
    { name: `in use after ${DOCUMENTS} more`, value: megabytes(inUse(after)), unit: 'MB' },
    { name: 'more in use', value: percent(inUse(before), inUse(after)), unit: '%', goal: '≤ 10' },
    { name: `resident after ${WARM_UP} documents`, value: megabytes(before.rss), unit: 'MB' },
    { name: `resident after ${DOCUMENTS} more`, value: megabytes(after.rss), unit: 'MB' },
    { name: 'more resident', value: percent(before.rss, after.rss), unit: '%', goal: '≤ 10' },
  ]
}
