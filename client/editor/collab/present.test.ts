import * as encoding from 'lib0/encoding'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSyncStep1, writeSyncStep2 } from 'y-protocols/sync'
import { Doc } from 'yjs'

import { store } from '#client/shared/lib/store.ts'
import { MESSAGE } from '#schema/collab/protocol.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'

import type { Connection } from './connection.ts'
import { OFFLINE_AFTER_MS } from './savedState.ts'
import { lastOf, openPage, Socket } from './testing/socket.ts'

/** A server that has an empty body. */
class Server extends Socket {
  /** Opens the connection and exchanges the text with the page, which then shows Saved. */
  async exchange(): Promise<void> {
    this.open()
    const body = new Doc()
    this.write(MESSAGE.sync, encoder => writeSyncStep2(encoder, body))
    this.write(MESSAGE.sync, encoder => writeSyncStep1(encoder, body))
    await vi.waitFor(() => expect(store.get(connection.saved)).toEqual({ kind: 'saved' }))
  }

  name(...people: RosterEntry[]): void {
    this.write(MESSAGE.roster, encoder => encoding.writeVarString(encoder, JSON.stringify(people)))
  }
}

const last = () => lastOf(Server)

const BEA = {
  kind: 'user',
  clientId: 2,
  userId: '0197a0c0-0000-7000-8000-000000000002',
  firstName: 'Bea',
  name: 'Bea Writer',
  role: 'editor',
} as const

let connection: Connection
const present = () =>
  store.get(connection.present).map(entry => (entry.kind === 'user' ? entry.name : entry.kind))
const named = () => store.get(connection.roster)

beforeEach(async () => {
  vi.useFakeTimers()
  connection = openPage(Server)
  await vi.advanceTimersByTimeAsync(OFFLINE_AFTER_MS)
  await last().exchange()
  last().name(BEA)
})
afterEach(() => {
  void connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a blip leaves the others in sight', async () => {
  last().close()
  await vi.advanceTimersByTimeAsync(OFFLINE_AFTER_MS / 2)
  expect(present()).toEqual(['Bea Writer'])
  await last().exchange()
  expect(present()).toEqual(['Bea Writer'])
})

test('no one else is present once the page says that it has no server, until it names them again', async () => {
  last().close()
  await vi.advanceTimersByTimeAsync(2 * OFFLINE_AFTER_MS)
  expect(present()).toEqual([])
  expect(named()).toEqual([BEA])
  await last().exchange()
  expect(present()).toEqual([])
  last().name(BEA)
  expect(present()).toEqual(['Bea Writer'])
})
