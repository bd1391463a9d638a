import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

import express, { type Request, type Response } from 'express'
import { afterEach, expect, test } from 'vitest'

import { endUnreadAnswers } from '#api/kit/unreadAnswers.ts'

const MB = 1024 * 1024
const cleanUp: (() => void)[] = []
afterEach(() => cleanUp.splice(0).forEach(step => step()))

/** A server whose answers have 20 MB, in one write or in many. Returns the open answers too. */
async function serverWith(bounds: Parameters<typeof endUnreadAnswers>[0]) {
  const open: Response[] = []
  const app = express()
  app.use(endUnreadAnswers(bounds, (request: Request) => request.path))
  app.use((request, response) => {
    open.push(response)
    if (request.query['parts'] === undefined) return void response.end(Buffer.alloc(20 * MB))
    for (let part = 0; part < 20; part += 1) response.write(Buffer.alloc(MB))
    response.end()
  })
  const server: Server = createServer(app).listen(0, '127.0.0.1')
  cleanUp.push(() => server.close())
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return { open, port }
}

/** Asks for a path, and reads nothing until `resume`. */
function ask(port: number, path: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  cleanUp.push(() => void socket.destroy())
  return socket
}

const LOOSE = { clientMax: 1000 * MB, allMax: 1000 * MB, stalledMs: 10 * 60_000, lookMs: 20 }
const ended = (answers: Response[]) => answers.filter(({ destroyed }) => destroyed).length

test.each(['/a', '/a?parts=1'])('an answer that is not read is ended after a while: %s', async path => {
  const { open, port } = await serverWith({ ...LOOSE, stalledMs: 200 })
  ask(port, path)
  ask(port, path)
  await expect.poll(() => open.length).toBe(2)
  await expect.poll(() => ended(open)).toBe(2)
  expect(open.every(({ socket }) => socket === null || socket.destroyed)).toBe(true)
})

test.each(['/a', '/a?parts=1'])('an answer that is read slowly arrives whole: %s', async path => {
  const { open, port } = await serverWith({ ...LOOSE, stalledMs: 10_000 })
  const socket = ask(port, path)
  let bytes = 0
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 1)
  })
  socket.resume()
  await expect.poll(() => bytes).toBeGreaterThan(20 * MB)
  expect(open.every(({ writableFinished }) => writableFinished)).toBe(true)
})

test('what waits for one client is bounded, without a loss for others', async () => {
  const { open, port } = await serverWith({ ...LOOSE, clientMax: 50 * MB })
  for (let n = 0; n < 5; n += 1) ask(port, '/greedy')
  ask(port, '/modest')
  await expect.poll(() => open.length).toBe(6)
  await expect.poll(() => ended(open)).toBe(3)
  expect(open.find(({ req }) => req.url === '/modest')?.destroyed).toBe(false)
})

test('what waits for all clients together is bounded, for those that stall longest first', async () => {
  const { open, port } = await serverWith({ ...LOOSE, allMax: 70 * MB })
  for (let n = 0; n < 3; n += 1) {
    ask(port, `/first-${n}`)
    await expect.poll(() => open.length).toBe(n + 1)
  }
  for (let n = 0; n < 3; n += 1) ask(port, `/later-${n}`)
  await expect.poll(() => ended(open)).toBe(3)
  const left = open.filter(({ destroyed }) => !destroyed).map(({ req }) => req.url)
  expect(left.toSorted()).toEqual(['/later-0', '/later-1', '/later-2'])
})
