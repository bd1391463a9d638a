import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { HttpError } from './httpError.ts'
import { request } from './request.ts'

const answer = (status: number, text: string, statusText = '') =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(text || null, { status, statusText })))

afterEach(() => vi.unstubAllGlobals())

const schema = z.object({ used: z.number() })

test('gives the parsed answer', async () => {
  answer(200, '{"used":3,"more":true}')
  expect(await request('GET', '/api/usage', undefined, { schema })).toEqual({ used: 3 })
})

test('an error says status, colon, body', async () => {
  answer(409, 'taken', 'Conflict')
  await expect(request('POST', '/api/x', {}, { schema })).rejects.toThrow(/^409: taken$/)
})

test('an error without a body says the status text', async () => {
  answer(502, '', 'Bad Gateway')
  await expect(request('GET', '/api/x', undefined, { schema })).rejects.toThrow(/^502: Bad Gateway$/)
})

test('an error of the common shape is parsed, with its further members', async () => {
  answer(402, '{"success":false,"code":"QUOTA_EXCEEDED","message":"Spent.","used":5}')
  const error: unknown = await request('GET', '/api/x', undefined, { schema }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ status: 402, code: 'QUOTA_EXCEEDED', body: { used: 5 } })
})

test('a 401 is null only when asked for', async () => {
  answer(401, '{}')
  expect(await request('GET', '/api/x', undefined, { schema, on401: 'null' })).toBeNull()
  await expect(request('GET', '/api/x', undefined, { schema })).rejects.toThrow(/^401: /)
})

test('a success of another shape is an error', async () => {
  answer(200, '{"used":"3"}')
  await expect(request('GET', '/api/x', undefined, { schema })).rejects.toThrow(z.core.$ZodError)
})

test('an empty success is undefined', async () => {
  answer(204, '')
  expect(await request('DELETE', '/api/x', undefined, { schema: z.undefined() })).toBeUndefined()
})
