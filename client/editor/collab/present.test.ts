import * as encoding from 'lib0/encoding'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSyncStep1, writeSyncStep2 } from 'y-protocols/sync'
import { Doc } from 'yjs'

import { store } from '#client/shared/lib/store.ts'
import { MESSAGE } from '#schema/collab/protocol.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'

import { openConnection, type Connection } from './connection.ts'
import { OFFLINE_AFTER_MS } from './savedState.ts'

/** A connection that the test opens and closes. */
class Socket extends EventTarget {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor() {
    super()
    sockets.push(this)
  }

  send(): void {}

  close(): void {
    this.onclose?.({ code: 1006, reason: '' })
  }

  /** Opens it and exchanges the text with the page, which then shows Saved. */
  async open(): Promise<void> {
    this.onopen?.()
    const body = new Doc()
    this.receive(MESSAGE.sync, encoder => writeSyncStep2(encoder, body))
    this.receive(MESSAGE.sync, encoder => writeSyncStep1(encoder, body))
    await vi.waitFor(() => expect(store.get(connection.saved)).toEqual({ kind: 'saved' }))
  }

  name(...people: RosterEntry[]): void {
    this.receive(MESSAGE.roster, encoder => encoding.writeVarString(encoder, JSON.stringify(people)))
  }

  private receive(kind: number, write: (encoder: encoding.Encoder) => void): void {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, kind)
    write(encoder)
    this.onmessage?.({ data: encoding.toUint8Array(encoder).slice().buffer })
  }
}

let sockets: Socket[] = []
const last = (): Socket => sockets.at(-1) ?? expect.fail()

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
  sockets = []
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  vi.stubGlobal('WebSocket', Socket)
  connection = openConnection({
    documentId: 'a',
    userId: 'ada',
    readOnly: false,
    onUnauthenticated: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(OFFLINE_AFTER_MS)
  await last().open()
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
  await last().open()
  expect(present()).toEqual(['Bea Writer'])
})

test('no one else is present once the page says that it has no server, until it names them again', async () => {
  last().close()
  await vi.advanceTimersByTimeAsync(2 * OFFLINE_AFTER_MS)
  expect(present()).toEqual([])
  expect(named()).toEqual([BEA])
  await last().open()
  expect(present()).toEqual([])
  last().name(BEA)
  expect(present()).toEqual(['Bea Writer'])
})
