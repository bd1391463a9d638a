import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { LATEST, type Bus } from '#platform/bus/bus.ts'
import { fetchWithoutRedirects } from '#platform/fetch.ts'
import { TimeoutError, within } from '#platform/within.ts'
import { LIVE_PROCESS_S } from '#schema/activity/contract.ts'
import type { StoredEvent } from '#schema/events/define.ts'

/** Asks the database. */
export async function askDatabase(): Promise<void> {
  await query(null, z.unknown(), 'SELECT 1')
}

/** Sends an event, to no room, and waits until it comes back. */
export async function carryEvent(bus: Bus, timeoutMs: number): Promise<void> {
  // Without Redis, it rejects at once.
  await bus.check()
  const probe: StoredEvent = {
    id: '',
    name: 'admin.probe',
    key: randomUUID(),
    revision: 0,
    value: null,
    rooms: [],
  }
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>(resolve => (arrive = resolve))
  const stop = bus.read(LATEST, batch => {
    if (batch.kind === 'events' && batch.events.some(({ key }) => key === probe.key)) arrive()
    return Promise.resolve()
  })
  const carry = async () => {
    // The new reader may need a second to be in step.
    await bus.check().catch(() => bus.check())
    await bus.append([probe])
    await arrived
  }
  try {
    await within(timeoutMs, carry())
  } finally {
    void stop().catch(() => undefined)
  }
}

/** The first bytes of Engine.IO's answer to a new connection. */
const OPENED = '0{'

/** Opens a connection as a browser does, with the realtime part of the process behind an address. */
export async function openSocket(address: string, timeoutMs: number): Promise<void> {
  const response = await fetchWithoutRedirects(`${address}/socket.io/?EIO=4&transport=polling`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (response.status !== 200 || !text.startsWith(OPENED))
    throw new Error(`the sockets answered with status ${response.status}`)
}

/** Rejects unless a realtime process has written lately that it serves: they do so every few seconds. */
export async function seeRealtime(): Promise<void> {
  const seen = await query(
    null,
    z.unknown(),
    `SELECT 1 FROM live_processes WHERE seen_at > now() - interval '${LIVE_PROCESS_S} seconds' LIMIT 1`,
  )
  if (seen.length === 0) throw new TimeoutError('No realtime process has reported lately.')
}
