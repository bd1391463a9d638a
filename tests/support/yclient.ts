import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { WebSocket } from 'ws'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { MESSAGE, shareProtocols, STATUS, SYNC } from '#schema/collab/protocol.ts'

import { until } from './patience.ts'

/** Connects a stock y-websocket client to a document, with a session's cookie. */
export function stockClient(
  url: string,
  document: string,
  cookie: string,
  doc = new Y.Doc(),
  watch: { opened?: () => void; sent?: (frame: Uint8Array) => void } = {},
): WebsocketProvider {
  // A browser sends its cookies automatically; ws takes headers.
  class WithCookie extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols, { headers: { cookie } })
      watch.opened?.()
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (data instanceof Uint8Array) watch.sent?.(data)
      super.send(data)
    }
  }
  const provider = new WebsocketProvider(url, `document:${document}`, doc, {
    WebSocketPolyfill: WithCookie as unknown as typeof globalThis.WebSocket,
    disableBc: true,
  })
  // Without handlers, it would print a line for each unknown message.
  for (const added of [MESSAGE.status, MESSAGE.roster]) provider.messageHandlers[added] = () => undefined
  return provider
}

/** Returns the paragraph that tests type into. */
export function paragraphOf(doc: Y.Doc): Y.XmlText {
  const fragment = doc.getXmlFragment('default')
  const first = fragment.get(0)
  if (first instanceof Y.XmlElement && first.get(0) instanceof Y.XmlText) return first.get(0) as Y.XmlText
  const paragraph = new Y.XmlElement('paragraph')
  const text = new Y.XmlText()
  doc.transact(() => {
    fragment.insert(0, [paragraph])
    paragraph.insert(0, [text])
  })
  return text
}

export type RawFrame = { type: number; sub: number | null; bytes: Uint8Array; count: number | null }

/** A client that sends single frames, including ones that no well-behaved client sends. */
export class RawClient {
  readonly socket: WebSocket
  readonly frames: RawFrame[] = []
  closeCode: number | null = null
  closeReason = ''
  /** The HTTP status if the upgrade was rejected. */
  httpStatus: number | null = null

  constructor(address: string, headers: Record<string, string> = {}, protocols: string[] = []) {
    this.socket = new WebSocket(address, protocols, { headers })
    this.socket.binaryType = 'nodebuffer'
    this.socket.on('message', (data: Buffer) => this.frames.push(readFrame(data)))
    this.socket.on('close', (code, reason) => {
      this.closeCode = code
      this.closeReason = reason.toString()
    })
    this.socket.on('unexpected-response', (_request, response) => {
      this.httpStatus = response.statusCode ?? null
      this.socket.terminate()
    })
    this.socket.on('error', () => undefined)
  }

  static on(url: string, document: string, cookie: string, query = ''): RawClient {
    return new RawClient(`${url}/document:${document}${query}`, { cookie })
  }

  /** Connects a visitor with a share code, and optionally a cookie. */
  static withCode(url: string, document: string, code: string, cookie?: string): RawClient {
    return new RawClient(
      `${url}/document:${document}`,
      cookie === undefined ? {} : { cookie },
      shareProtocols(code),
    )
  }

  async opened(): Promise<this> {
    await until(() => this.socket.readyState !== WebSocket.CONNECTING, 'the connection opens')
    return this
  }

  async closed(): Promise<number | null> {
    await until(() => this.closeCode !== null || this.httpStatus !== null, 'the connection closes')
    return this.closeCode
  }

  /** Connects, requests everything, and waits for the answer. */
  async synced(clocks: Uint8Array = Uint8Array.of(0)): Promise<this> {
    await this.opened()
    this.sync(SYNC.step1, clocks)
    await until(
      () => this.count(MESSAGE.sync, SYNC.step2) > 0 || this.closeCode !== null,
      'the answer to a SyncStep1',
    )
    return this
  }

  send(bytes: Uint8Array): void {
    this.socket.send(bytes)
  }

  sync(kind: number, bytes: Uint8Array): void {
    this.send(
      encoding.encode(encoder => {
        encoding.writeVarUint(encoder, MESSAGE.sync)
        encoding.writeVarUint(encoder, kind)
        encoding.writeVarUint8Array(encoder, bytes)
      }),
    )
  }

  awareness(entries: { client: number; clock: number; state: unknown }[]): void {
    const inner = encoding.encode(encoder => {
      encoding.writeVarUint(encoder, entries.length)
      for (const { client, clock, state } of entries) {
        encoding.writeVarUint(encoder, client)
        encoding.writeVarUint(encoder, clock)
        encoding.writeVarString(encoder, typeof state === 'string' ? state : JSON.stringify(state))
      }
    })
    this.send(
      encoding.encode(encoder => {
        encoding.writeVarUint(encoder, MESSAGE.awareness)
        encoding.writeVarUint8Array(encoder, inner)
      }),
    )
  }

  /** Waits until the server has handled everything sent on this connection, or has closed it. */
  async answered(): Promise<this> {
    const before = this.count(MESSAGE.sync, SYNC.step2)
    this.sync(SYNC.step1, Uint8Array.of(0))
    await until(
      () => this.count(MESSAGE.sync, SYNC.step2) > before || this.closeCode !== null,
      'the answer to another SyncStep1',
    )
    return this
  }

  count(type: number, sub: number | null): number {
    return this.frames.filter(frame => frame.type === type && frame.sub === sub).length
  }

  /** The cumulative counts of the acknowledgments in order of arrival. */
  get acks(): number[] {
    return this.frames.flatMap(frame =>
      frame.type === MESSAGE.status && frame.sub === STATUS.saved && frame.count !== null
        ? [frame.count]
        : [],
    )
  }

  get wasRefused(): boolean {
    return this.count(MESSAGE.status, STATUS.refused) > 0
  }

  /** Returns a Y.Doc with everything received. */
  doc(): Y.Doc {
    const doc = new Y.Doc()
    for (const { type, sub, bytes } of this.frames)
      if (type === MESSAGE.sync && sub !== SYNC.step1) Y.applyUpdate(doc, bytes)
    return doc
  }

  /** Clients and states of all awareness messages in order. */
  get awarenessEntries(): { client: number; clock: number; state: unknown }[] {
    return this.frames
      .filter(frame => frame.type === MESSAGE.awareness)
      .flatMap(({ bytes }) => {
        const decoder = decoding.createDecoder(bytes)
        return Array.from({ length: decoding.readVarUint(decoder) }, () => ({
          client: decoding.readVarUint(decoder),
          clock: decoding.readVarUint(decoder),
          state: JSON.parse(decoding.readVarString(decoder)) as unknown,
        }))
      })
  }

  /** The latest roster as JSON, or null. */
  get roster(): unknown {
    const last = this.frames.findLast(frame => frame.type === MESSAGE.roster)
    return last ? JSON.parse(new TextDecoder().decode(last.bytes)) : null
  }

  end(): void {
    this.socket.terminate()
  }
}

function readFrame(data: Uint8Array): RawFrame {
  const decoder = decoding.createDecoder(data)
  const type = decoding.readVarUint(decoder)
  switch (type) {
    case MESSAGE.sync:
      return {
        type,
        sub: decoding.readVarUint(decoder),
        bytes: decoding.readVarUint8Array(decoder),
        count: null,
      }
    case MESSAGE.status: {
      const sub = decoding.readVarUint(decoder)
      const count = sub === STATUS.saved ? decoding.readVarUint(decoder) : null
      return { type, sub, bytes: new Uint8Array(), count }
    }
    default:
      return { type, sub: null, bytes: decoding.readVarUint8Array(decoder), count: null }
  }
}
