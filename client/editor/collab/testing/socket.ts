import * as encoding from 'lib0/encoding'
import { expect, vi } from 'vitest'

import { openConnection, type Connection } from '../connection.ts'

/** A page's connection, on which the test is the server. */
export class Socket extends EventTarget {
  readonly OPEN = 1
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor() {
    super()
    sockets.push(this)
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  /** Takes a frame of the page. */
  send(_frame: Uint8Array): void {}

  /** Sends the page a message. */
  write(kind: number, write: (encoder: encoding.Encoder) => void): void {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, kind)
    write(encoder)
    this.onmessage?.({ data: encoding.toUint8Array(encoder).slice().buffer })
  }

  close(code = 1006): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code, reason: '' })
  }
}

let sockets: Socket[] = []

/** Returns the last connection of the page. */
export function lastOf<S extends Socket>(kind: new () => S): S {
  const socket = sockets.at(-1)
  return socket instanceof kind ? socket : expect.fail('The page has not connected.')
}

/** Opens a document on a page that has no storage, so it connects at once. `kind`: of its connections. */
export function openPage(kind: new () => Socket): Connection {
  sockets = []
  vi.stubGlobal('WebSocket', kind)
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('no storage')
    },
  })
  return openConnection({
    documentId: '00000000-0000-4000-8000-000000000001',
    userId: 'ada',
    readOnly: false,
    onUnauthenticated: () => undefined,
  })
}
