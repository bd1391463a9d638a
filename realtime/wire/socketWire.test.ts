import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { until } from '#tests/support/patience.ts'

import { SocketWire } from './socketWire.ts'

let server: WebSocketServer
afterEach(() => new Promise(resolve => server.close(resolve)))

/** Both ends of a connection. */
async function pair(): Promise<{ wire: SocketWire; client: WebSocket; received: Buffer[] }> {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const accepted = new Promise<SocketWire>(resolve => {
    server.on('connection', (socket, request) => resolve(new SocketWire(socket, request.socket)))
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const received: Buffer[] = []
  client.on('message', (data: Buffer) => received.push(data))
  return { wire: await accepted, client, received }
}

it('sends frames with headers of every length unchanged and in order', async () => {
  const { wire, client, received } = await pair()
  const lengths = [0, 1, 125, 126, 127, 8191, 8192, 8193, 65_535, 65_536, 3, 70_000, 126, 2]
  const frames = lengths.map((length, i) => new Uint8Array(length).fill(i + 1))
  wire.send(frames[0] ?? new Uint8Array())
  wire.together(() => {
    for (const frame of frames.slice(1)) wire.send(frame)
  })
  wire.close(1012)
  wire.send(Uint8Array.of(9))
  const [code] = (await once(client, 'close')) as [number]
  expect(code).toBe(1012)
  expect(received.map(data => new Uint8Array(data))).toEqual(frames)
})

it('sends one frame to several sockets, and counts unsent bytes', async () => {
  const { wire, client, received } = await pair()
  const frame = new Uint8Array(5000).fill(7)
  client.pause()
  for (let i = 0; i < 2000; i++) wire.send(frame)
  expect(wire.unsent).toBeGreaterThan(1_000_000)
  client.resume()
  while (received.length < 2000) await once(client, 'message')
  expect(received.every(data => data.equals(frame))).toBe(true)
  await until(() => wire.unsent === 0, 'all has left')
  client.terminate()
  await once(client, 'close')
  wire.send(frame)
})
