// @vitest-environment happy-dom
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as syncProtocol from 'y-protocols/sync'
import * as Y from 'yjs'

import { store } from '#client/shared/lib/store.ts'
import { CLOSE, MESSAGE, STATUS } from '#schema/collab/protocol.ts'

import { isAcknowledged } from './collabSocket.ts'
import type { Connection } from './connection.ts'
import { lastOf, openPage, Socket } from './testing/socket.ts'

/** A server that has an empty body and acknowledges when the test says so. */
class Server extends Socket {
  received = 0

  constructor() {
    super()
    queueMicrotask(() => {
      this.open()
      this.write(MESSAGE.sync, encoder => syncProtocol.writeSyncStep1(encoder, new Y.Doc()))
    })
  }

  override send(frame: Uint8Array): void {
    if (isAcknowledged(frame)) this.received += 1
    const decoder = decoding.createDecoder(frame)
    if (decoding.readVarUint(decoder) !== MESSAGE.sync) return
    if (decoding.readVarUint(decoder) !== syncProtocol.messageYjsSyncStep1) return
    this.write(MESSAGE.sync, encoder => syncProtocol.writeSyncStep2(encoder, new Y.Doc()))
  }

  acknowledge(): void {
    this.write(MESSAGE.status, encoder => {
      encoding.writeVarUint(encoder, STATUS.saved)
      encoding.writeVarUint(encoder, this.received)
    })
  }
}

let connection: Connection
const last = () => lastOf(Server)
const isUnsaved = () => store.get(connection.unsaved)

beforeEach(async () => {
  connection = openPage(Server)
  await vi.waitFor(() => expect(store.get(connection.saved).kind).toBe('saved'))
  connection.body.getText('typed').insert(0, 'Hello')
  await vi.waitFor(() => expect(last().received).toBe(1))
})
afterEach(() => {
  void connection.close()
  vi.unstubAllGlobals()
})

test('a text is not unsaved once it is acknowledged, even if the access ends in the same moment', () => {
  expect(isUnsaved()).toBe(true)
  last().acknowledge()
  last().close(CLOSE.accessLost)
  expect(isUnsaved()).toBe(false)
})

test('a text that was never acknowledged stays unsaved when the access ends', () => {
  last().close(CLOSE.accessLost)
  expect(isUnsaved()).toBe(true)
})

test('what is typed after the acknowledgment is unsaved', () => {
  last().acknowledge()
  connection.body.getText('typed').insert(0, 'More. ')
  last().close(CLOSE.accessLost)
  expect(isUnsaved()).toBe(true)
})

test('a page is opened again at the same revision, each time that the server has shown the text since', async () => {
  for (let times = 0; times < 3; times++) {
    // Refused, and allowed again before anything else has said so.
    last().close(CLOSE.notFound)
    expect(store.get(connection.ended)).toBe(true)
    connection.setReadable(1)
    await vi.waitFor(() => expect(connection.provider.synced).toBe(true))
    expect(store.get(connection.ended)).toBe(false)
  }
})
