import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { Listener } from '#platform/database/listener.ts'
import { createPool } from '#platform/database/pool.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { listeningProcesses } from '#tests/support/listening.ts'
import { runSql } from '#tests/support/outbox.ts'
import { emptyDatabase } from '#tests/support/postgres.ts'

const cleanUp: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

/** A path to a database that can be cut. Counts the attempts to connect. */
class Line {
  attempts = 0
  cut = false
  private readonly server: Server
  private readonly sockets = new Set<Socket>()

  constructor(database: URL) {
    this.server = createServer(near => {
      this.attempts++
      if (this.cut) return near.destroy()
      const far = connect(Number(database.port || 5432), database.hostname)
      for (const socket of [near, far]) {
        this.sockets.add(socket)
        socket.on('error', () => undefined)
      }
      near.pipe(far).pipe(near)
    })
    cleanUp.push(() => {
      this.break()
      this.server.close()
    })
  }

  break(): void {
    this.cut = true
    for (const socket of this.sockets) socket.destroy()
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return (this.server.address() as AddressInfo).port
  }
}

test('retries a lost connection every half second and reports one gap', async () => {
  const database = await emptyDatabase()
  cleanUp.push(database.drop)
  const url = new URL(database.url)
  const line = new Line(new URL(url))
  url.host = `127.0.0.1:${await line.open()}`

  const heard: string[] = []
  let gaps = 0
  const listener = new Listener(url.href, silent)
  cleanUp.push(() => listener.stop())
  listener.on('news', payload => heard.push(payload))
  listener.onGap(() => gaps++)
  await listener.start()
  expect(line.attempts).toBe(1)

  const broken = performance.now()
  line.break()
  await expect.poll(() => line.attempts).toBeGreaterThan(6)
  const halfSeconds = (performance.now() - broken) / 500
  expect(line.attempts - 1).toBeLessThanOrEqual(Math.ceil(halfSeconds))
  expect(gaps).toBe(0)

  line.cut = false
  await expect.poll(() => gaps).toBe(1)
  await runSql(database.url, `SELECT pg_notify('news', 'once')`)
  await expect.poll(() => heard).toEqual(['once'])
  expect(gaps).toBe(1)

  // A second loss: it retries and reports as after the first.
  line.break()
  const second = line.attempts
  await expect.poll(() => line.attempts).toBeGreaterThan(second + 2)
  line.cut = false
  await expect.poll(() => gaps).toBe(2)
  await runSql(database.url, `SELECT pg_notify('news', 'twice')`)
  await expect.poll(() => heard).toEqual(['once', 'twice'])
  expect(gaps).toBe(2)
  const pool = createPool(database.url, silent)
  cleanUp.push(() => pool.end())
  await expect.poll(() => listeningProcesses(pool)).toHaveLength(1)
})

test('keeps delivering when one handler fails', async () => {
  const database = await emptyDatabase()
  cleanUp.push(database.drop)
  const heard: string[] = []
  const listener = new Listener(database.url, silent)
  cleanUp.push(() => listener.stop())
  listener.on('news', () => {
    throw new Error('cannot')
  })
  listener.on('news', payload => heard.push(payload))
  await listener.start()
  await runSql(database.url, `SELECT pg_notify('news', 'first'), pg_notify('news', 'second')`)
  await expect.poll(() => heard).toEqual(['first', 'second'])
})

test('does not retry a first connection that fails', async () => {
  const line = new Line(new URL('postgres://localhost'))
  line.cut = true
  const listener = new Listener(`postgres://nobody@127.0.0.1:${await line.open()}/none`, silent)
  await expect(listener.start()).rejects.toThrow()

  // Another one, whose lost connection is retried after it, and as often.
  const database = await emptyDatabase()
  cleanUp.push(database.drop)
  const url = new URL(database.url)
  const other = new Line(new URL(url))
  url.host = `127.0.0.1:${await other.open()}`
  const retrying = new Listener(url.href, silent)
  cleanUp.push(() => retrying.stop())
  await retrying.start()
  other.break()
  await expect.poll(() => other.attempts).toBeGreaterThan(2)
  expect(line.attempts).toBe(1)
})
