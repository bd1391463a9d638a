import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import express, { type ErrorRequestHandler } from 'express'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { implement, type Implementation } from '#api/kit/implement.ts'
import { mount } from '#api/kit/mount.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'

const count = endpoint('GET /api/count', {
  summary: 'Count',
  access: 'public',
  answer: z.object({ count: z.int() }),
})
const forget = endpoint('DELETE /api/count', { summary: 'Forget', access: 'public' })
const leave = endpoint('GET /api/leave', { summary: 'Leave', access: 'public', redirect: true })
const secret = endpoint('GET /api/secret', { summary: 'Secret', access: 'user' })

/** A value of unknown type, such as a row of a database. */
const unknownAnswer = (value: unknown): never => value as never

const servers: { close: () => unknown }[] = []
afterEach(() => servers.splice(0).forEach(server => server.close()))

/** Serves one endpoint and calls it. */
async function answerOf(implementation: Implementation, checkAnswers = true): Promise<Response> {
  const app = express()
  const router = express.Router()
  mount(router, '/api', [implementation], {
    limits: { factor: 1 },
    isReauthenticated: () => false,
    staysAdministrator: () => true,
    checkAnswers,
  })
  const onError: ErrorRequestHandler = (error: Error, _request, response, _next) =>
    void response.status(500).send(error.message)
  app.use('/api', router).use(onError)
  const server = app.listen(0, 'localhost')
  servers.push(server)
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  const [method = '', path = ''] = implementation.endpoint.route.split(' ')
  return fetch(`http://localhost:${port}${path}`, { method, redirect: 'manual' })
}

describe('an endpoint', () => {
  test('answers with the result of its handler', async () => {
    const response = await answerOf(implement(count)(() => ({ count: 3 })))
    expect([response.status, await response.json()]).toEqual([200, { count: 3 }])
  })

  test('answers 204 if it declares no answer', async () => {
    expect((await answerOf(implement(forget)(() => undefined))).status).toBe(204)
  })

  test('redirects to the path that its handler returns', async () => {
    const response = await answerOf(implement(leave)(() => '/elsewhere'))
    expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere'])
  })

  test.each([
    ['another type', { count: '3' }],
    ['a missing member', {}],
    ['a further member', { count: 3, secret: 'x' }],
    ['nothing', undefined],
  ])('fails tests whose handler returns %s', async (_what, value) => {
    const response = await answerOf(implement(count)(() => unknownAnswer(value)))
    expect(response.status).toBe(500)
    expect(await response.text()).toMatch(
      /^The answer to GET \/api\/count (is not what|holds more than) is declared/,
    )
  })

  test('is not compared with its declaration in production', async () => {
    const response = await answerOf(
      implement(count)(() => unknownAnswer({ count: '3' })),
      false,
    )
    expect(await response.json()).toEqual({ count: '3' })
  })

  test('does not compile with a handler that returns another shape', () => {
    // @ts-expect-error A string is not a number.
    implement(count)(() => ({ count: '3' }))
    // @ts-expect-error The answer is missing.
    implement(count)(() => undefined)
    // @ts-expect-error A redirect requires a path.
    implement(leave)(() => ({ count: 3 }))
    // @ts-expect-error A public endpoint may have no user.
    implement(count)(({ user }) => ({ count: user.id.length }))
    // A user's endpoint does.
    expect(implement(secret)(({ user }) => void user.id).endpoint).toBe(secret)
  })

  test('cannot be mounted below another path', () => {
    const wiring = {
      limits: { factor: 1 },
      isReauthenticated: () => false,
      staysAdministrator: () => true,
      checkAnswers: true,
    }
    const place = [express.Router(), '/v2', [implement(forget)(() => undefined)], wiring] as const
    expect(() => mount(...place)).toThrow('DELETE /api/count is not below /v2.')
  })
})
