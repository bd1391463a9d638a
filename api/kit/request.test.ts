import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

import express, { Router } from 'express'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { implement, type Implementation } from '#api/kit/implement.ts'
import { mount } from '#api/kit/mount.ts'
import { loggedPath, requestLog, type Outcome } from '#api/kit/request.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'

test.each([
  ['/verify/abc', '/verify/…'],
  ['/Reset-Password/abc/', '/Reset-Password/…/'],
  ['/share/Ab12', '/share/…'],
  ['/invite/Ab12', '/invite/…'],
  ['/notification-emails/1.a', '/notification-emails/…'],
  ['/api/notification-emails/off/1.a', '/api/notification-emails/off/…'],
  ['/api/notification-emails/off', '/api/notification-emails/off'],
  ['/verify', '/verify'],
  ['/document/1', '/document/1'],
  ['/api/auth/verification/confirm', '/api/auth/verification/confirm'],
])('logs %s as %s', (path, written) => {
  expect(loggedPath(path)).toBe(written)
})

const read = endpoint('GET /api/letters/:id', {
  summary: 'Read',
  access: 'public',
  params: z.object({ id: z.string() }),
  frames: z.object({ done: z.boolean() }),
})

const servers: { close: () => unknown }[] = []
afterEach(() => servers.splice(0).forEach(server => server.close()))

/** Calls a route once. Returns the outcome, the line of the log, and the id in the answer. */
async function logOf(path: string, { handle, slowMs }: { handle: Implementation; slowMs: number }) {
  const outcomes: Outcome[] = []
  const router = Router()
  mount(router, '/api', [handle], {
    limits: { factor: 1 },
    isReauthenticated: () => false,
    staysAdministrator: () => true,
    checkAnswers: true,
  })
  const server = createServer().listen(0, 'localhost')
  servers.push(server)
  await once(server, 'listening')
  const line = new Promise<string>(resolve => {
    const logger = pino({ level: 'debug' }, { write: resolve })
    const observe = (outcome: Outcome) => void outcomes.push(outcome)
    server.on('request', express().use(requestLog(logger, { observe, slowMs })).use('/api', router))
  })
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}${path}`)
  await answer.text()
  const parsed = z.parse(z.looseObject({ level: z.number() }), JSON.parse(await line))
  return { outcomes, line: parsed, id: answer.headers.get('x-request-id') }
}

const INFO = 30
const DEBUG = 20

describe('the log of a request', () => {
  const handle = implement(read)(({ openStream }) => {
    openStream().end()
    return undefined
  })

  test('is at info for a slow one, by its route, without its path, query or user', async () => {
    const { line, id, outcomes } = await logOf('/api/letters/secret?token=hidden', { handle, slowMs: -1 })
    const { level, time: _time, pid: _pid, hostname: _hostname, ms, ...rest } = line
    expect(level).toBe(INFO)
    expect(rest).toEqual({
      request: id,
      method: 'GET',
      route: '/api/letters/:id',
      status: 200,
      msg: 'slow request',
    })
    expect(ms).toEqual(expect.any(Number))
    expect(outcomes).toMatchObject([{ method: 'GET', route: '/api/letters/:id', status: 200 }])
  })

  test('is at debug for another', async () => {
    const { line } = await logOf('/api/letters/1', { handle, slowMs: Infinity })
    expect(line).toMatchObject({ level: DEBUG, status: 200 })
  })

  test('names no route for an unknown path', async () => {
    const { outcomes } = await logOf('/api/unknown/secret', { handle, slowMs: Infinity })
    expect(outcomes).toMatchObject([{ route: 'other', status: 404 }])
  })

  test('ends the time of an event stream at its first byte', async () => {
    const before = performance.now()
    let begun = 0
    const slow = implement(read)(async ({ openStream }) => {
      const stream = openStream()
      begun = performance.now() - before
      // Streams for longer than it took to begin.
      while (performance.now() - before <= 2 * begun) await turn()
      stream.end()
      return undefined
    })
    const { outcomes } = await logOf('/api/letters/1', { handle: slow, slowMs: Infinity })
    expect(outcomes[0]?.ms).toBeLessThanOrEqual(begun)
  })
})
