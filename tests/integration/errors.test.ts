import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import express, { type RequestHandler } from 'express'
import { pino } from 'pino'
import { ConnectionError, DatabaseError } from 'sequelize'
import { afterEach, expect, test } from 'vitest'

import { errorHandler, holdRefusals } from '#api/kit/errors.ts'
import { requestLog } from '#api/kit/request.ts'
import { Tarpit } from '#platform/tarpit.ts'
import { AppError } from '#schema/shared/errors.ts'

import { Client } from '../support/client.ts'

let server: Server | null = null

afterEach(() => {
  server?.close()
})

/** Returns the answer and the log for a failing handler. */
async function outcomeOf(handler: RequestHandler) {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = express().use(requestLog(logger)).get('/', handler).use(errorHandler(logger))
  server = createServer(app)
  await new Promise<void>(resolve => server?.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Client(`http://localhost:${port}`).get('/?secret=1')
  return { status: answer.status, json: answer.json, headers: answer.headers, log: lines.join('\n') }
}

const throwing = (error: Error) =>
  outcomeOf(() => {
    throw error
  })

test('answers an expected failure in full without logging it', async () => {
  const error = new AppError('QUOTA_EXCEEDED', 'Nothing left.', {
    fields: { text: 'Too much' },
    details: { used: 5 },
  })
  expect(await throwing(error)).toMatchObject({
    status: 402,
    json: {
      success: false,
      message: 'Nothing left.',
      code: 'QUOTA_EXCEEDED',
      fields: { text: 'Too much' },
      used: 5,
    },
    log: '',
  })
})

test('answers a rate limit with the time to retry', async () => {
  const { headers } = await throwing(new AppError('RATE_LIMITED', 'Later.', { details: { retryAfter: 60 } }))
  expect(headers.get('retry-after')).toBe('60')
})

test('logs an unexpected error under the id in the answer, which reveals nothing', async () => {
  const { status, json, log, headers } = await throwing(new Error('password is hunter2'))
  expect(status).toBe(500)
  expect(JSON.stringify(json)).not.toContain('hunter2')
  expect(json).toMatchObject({ code: 'INTERNAL', request: headers.get('x-request-id') })
  expect(log).toContain(headers.get('x-request-id'))
  expect(log).toContain('hunter2')
  expect(log).not.toContain('secret=1')
})

test('logs a failed statement without its values', async () => {
  const parent = Object.assign(new Error('column "x" does not exist'), {
    sql: "INSERT 'my diary'",
    parameters: {},
  })
  const { status, log } = await throwing(new DatabaseError(parent))
  expect(status).toBe(500)
  expect(log).toContain('column \\"x\\" does not exist')
  expect(log).not.toContain('my diary')
})

test('answers "unavailable" when the database is gone', async () => {
  const { status, json } = await throwing(new ConnectionError(new Error('ECONNREFUSED')))
  expect(status).toBe(503)
  expect(json).toMatchObject({ code: 'UNAVAILABLE' })
})

test('does not log a request aborted by its client as an error', async () => {
  const aborted = Object.assign(new Error('request aborted'), { code: 'ECONNABORTED', status: 400 })
  expect(await throwing(aborted)).toMatchObject({ status: 400, log: '' })
})

test('aborts a response that has begun', async () => {
  const begun = outcomeOf((_request, response) => {
    response.write('half')
    throw new Error('too late')
  })
  await expect(begun).rejects.toThrow(/terminated|fetch failed/)
})

test('holds back the answers to an address that is refused again and again', async () => {
  const refuse: RequestHandler = () => {
    throw new AppError('RATE_LIMITED', 'Later.')
  }
  const app = express()
    .get('/refused', refuse)
    .get('/allowed', (_request, response) => void response.json(null))
    .use(holdRefusals(new Tarpit(1, 500)), errorHandler(pino({ level: 'silent' })))
  server = createServer(app)
  await new Promise<void>(resolve => server?.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const client = new Client(`http://localhost:${port}`)
  for (let i = 0; i < 20; i++) expect(await client.get('/refused')).toMatchObject({ status: 429 })
  const order: string[] = []
  const held = client.get('/refused').then(({ status }) => order.push(`refused with ${status}`))
  const allowed = client.get('/allowed').then(({ status }) => order.push(`allowed with ${status}`))
  await Promise.all([held, allowed])
  expect(order).toEqual(['allowed with 200', 'refused with 429'])
})
