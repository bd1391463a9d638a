import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '#tests/support/patience.ts'

import type { Running } from '../servers/server.ts'
import { LoadClient, type ClientHandlers } from '../wire/client.ts'

/** Number of connections opened before a short pause. */
const WAVE = 50

/** Calls `act` at a fixed rate. Late calls are made up for. */
export async function steadily(perSecond: number, seconds: number, act: (i: number) => void): Promise<void> {
  const start = performance.now()
  let done = 0
  for (;;) {
    const elapsed = (performance.now() - start) / 1000
    const due = Math.min(Math.floor(elapsed * perSecond), Math.floor(seconds * perSecond))
    while (done < due) act(done++)
    if (elapsed >= seconds) return
    await sleep(Math.max(0, start + ((done + 1) / perSecond) * 1000 - performance.now()))
  }
}

/** Opens connections to one document and waits until all are synced. */
export async function openReaders(
  server: Running,
  room: string,
  count: number,
  handlers: (i: number) => ClientHandlers,
): Promise<LoadClient[]> {
  const readers: LoadClient[] = []
  for (let i = 0; i < count; i++) {
    readers.push(new LoadClient(server, room, handlers(i), i))
    if (i % WAVE === WAVE - 1) await sleep(10)
  }
  await until(() => readers.every(reader => reader.isSynced), `${count} readers are in`, 60_000)
  return readers
}
