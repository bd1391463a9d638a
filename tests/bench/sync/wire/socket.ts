import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** All sockets read into one buffer; a handler copies the bytes it keeps. */
const READ_BUFFER = Buffer.alloc(256 * 1024)
const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
const FIN = 0x80
const MASKED = 0x80
const END_OF_HEAD = '\r\n\r\n'

type Handlers = {
  onOpen: () => void
  /** `message` is valid only during the call. */
  onMessage: (message: Uint8Array) => void
  onClose: (reason: string) => void
}

/**
 * A WebSocket client with little overhead for load generation: no extensions, a zero masking key,
 * no checks. Only for servers on this machine.
 */
export class LoadSocket {
  bytesIn = 0
  readonly stream: Socket
  private isOpen = false
  /** The beginning of a frame, or of the answer to the upgrade. */
  private rest: Buffer = Buffer.alloc(0)
  /** A message longer than one read: its parts, and the number of missing bytes. */
  private parts: Buffer[] = []
  private missing = 0
  private reason = ''
  private readonly handlers: Handlers

  constructor(address: string, headers: Record<string, string>, handlers: Handlers) {
    this.handlers = handlers
    const url = new URL(address)
    this.stream = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: READ_BUFFER,
        callback: length => {
          this.bytesIn += length
          this.read(READ_BUFFER.subarray(0, length))
          return true
        },
      },
    })
    const lines = Object.entries({
      Host: url.host,
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      'Sec-WebSocket-Version': '13',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    this.stream.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`)
    this.stream.on('error', error => (this.reason ||= error.message))
    this.stream.on('close', () => handlers.onClose(this.reason))
  }

  send(message: Uint8Array): void {
    if (this.isOpen) this.write(OPCODE.binary, message)
  }

  destroy(): void {
    this.stream.destroy()
  }

  private write(opcode: number, payload: Uint8Array): void {
    const { length } = payload
    const size = length < 126 ? 2 : length < 65_536 ? 4 : 10
    const frame = Buffer.alloc(size + 4 + length)
    frame[0] = FIN | opcode
    if (size === 2) frame[1] = MASKED | length
    else if (size === 4) {
      frame[1] = MASKED | 126
      frame.writeUInt16BE(length, 2)
    } else {
      frame[1] = MASKED | 127
      frame.writeBigUInt64BE(BigInt(length), 2)
    }
    frame.set(payload, size + 4)
    this.stream.write(frame)
  }

  private read(chunk: Buffer): void {
    if (this.isOpen) return this.readFrames(chunk)
    this.rest = Buffer.concat([this.rest, chunk])
    const end = this.rest.indexOf(END_OF_HEAD)
    if (end === -1) return undefined
    const status = this.rest.toString('latin1', 9, 12)
    if (status !== '101') {
      this.reason = `HTTP ${status}`
      return this.destroy()
    }
    const first = this.rest.subarray(end + END_OF_HEAD.length)
    this.rest = Buffer.alloc(0)
    this.isOpen = true
    this.handlers.onOpen()
    return this.readFrames(first)
  }

  private readFrames(chunk: Buffer): void {
    let bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk
    this.rest = Buffer.alloc(0)
    if (this.missing > 0) bytes = this.readLong(bytes)
    while (bytes.length > 0) {
      const head = headOf(bytes)
      if (!head) {
        this.rest = Buffer.from(bytes)
        return
      }
      const end = head.start + head.length
      if (end > bytes.length) {
        this.parts = [Buffer.from(bytes)]
        this.missing = end - bytes.length
        return
      }
      this.take(head.opcode, bytes.subarray(head.start, end))
      bytes = bytes.subarray(end)
    }
  }

  /** Collects a long frame. Returns the bytes after it. */
  private readLong(bytes: Buffer): Buffer {
    const part = bytes.subarray(0, this.missing)
    this.missing -= part.length
    this.parts.push(Buffer.from(part))
    if (this.missing > 0) return bytes.subarray(bytes.length)
    const whole = Buffer.concat(this.parts)
    this.parts = []
    const head = headOf(whole)
    if (head) this.take(head.opcode, whole.subarray(head.start))
    return bytes.subarray(part.length)
  }

  private take(opcode: number, payload: Buffer): void {
    if (opcode === OPCODE.binary) this.handlers.onMessage(payload)
    else if (opcode === OPCODE.ping) this.write(OPCODE.pong, payload)
    else if (opcode === OPCODE.close) {
      this.reason = `closed with ${payload.length >= 2 ? payload.readUInt16BE(0) : 'no code'}`
      this.destroy()
    }
  }
}

type Head = { opcode: number; start: number; length: number }

/**
 * Returns null for an incomplete header. None of the servers splits a message into several frames.
 */
function headOf(bytes: Buffer): Head | null {
  if (bytes.length < 2) return null
  const opcode = bytes.readUInt8(0) & 0x0f
  const short = bytes.readUInt8(1) & 0x7f
  if (short < 126) return { opcode, start: 2, length: short }
  const start = short === 126 ? 4 : 10
  if (bytes.length < start) return null
  const length = short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  return { opcode, start, length }
}
