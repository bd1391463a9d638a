import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { store } from '#client/shared/lib/store.ts'
import { isQuotaSpent, shownQuota } from '#client/shared/plans/quotaDialog.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'

import { call, stream } from './call.ts'
import { HttpError } from './httpError.ts'
import { sendChangesFor } from './meantFor.ts'

const answer = (status: number, text: string, statusText = '') => {
  const fetched = vi.fn().mockResolvedValue(new Response(text || null, { status, statusText }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
  store.set(shownQuota, null)
})

const read = endpoint('GET /api/things/:id', {
  summary: 'Read',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z._default(z.coerce.number(), 1) }),
  answer: z.object({ used: z.number() }),
})
const write = endpoint('POST /api/things', {
  summary: 'Write',
  access: 'user',
  body: z.object({ name: z.string() }),
  idempotencyKey: 'required',
})
const events = endpoint('GET /api/events', {
  summary: 'Follow',
  access: 'user',
  frames: z.object({ n: z.number() }),
})
async function all<T>(frames: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const frame of frames) list.push(frame)
  return list
}

const place = { params: { id: 'a/b' } }

describe('a call', () => {
  test('returns the parsed answer', async () => {
    answer(200, '{"used":3,"more":true}')
    expect(await call(read, place)).toEqual({ used: 3 })
  })

  test('sends method, path, query, body and idempotency key as declared', async () => {
    const fetched = answer(200, '{"used":3}')
    await call(read, { ...place, query: { page: 2 } })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/things/a%2Fb?page=2')
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await call(write, { body: { name: 'x' } }, { idempotencyKey: 'k' })).toBeUndefined()
    expect(fetched.mock.calls[1]).toMatchObject([
      '/api/things',
      { method: 'POST', body: '{"name":"x"}', headers: { 'Idempotency-Key': 'k' } },
    ])
  })

  test('is sent for the user of the page, or another one, if it changes something', async () => {
    const fetched = answer(200, '{"used":3}')
    const headerOf = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('Meant-For')
    let user: string | undefined = 'ada'
    sendChangesFor(() => user)
    await call(read, place)
    expect(headerOf()).toBeNull()
    fetched.mockImplementation(() => new Response(null, { status: 204 }))
    await call(write, { body: { name: 'x' } }, { idempotencyKey: 'k' })
    expect(headerOf()).toBe('ada')
    await call(write, { body: { name: 'x' } }, { idempotencyKey: 'k', as: 'eve' })
    expect(headerOf()).toBe('eve')
    user = undefined
    await call(write, { body: { name: 'x' } }, { idempotencyKey: 'k' })
    expect(headerOf()).toBeNull()
  })

  test('throws an error with the status and the body', async () => {
    answer(409, 'taken', 'Conflict')
    await expect(call(read, place)).rejects.toThrow(/^409: taken$/)
  })

  test('throws an error with the status text if the body is empty', async () => {
    answer(502, '', 'Bad Gateway')
    await expect(call(read, place)).rejects.toThrow(/^502: Bad Gateway$/)
  })

  test("parses an error in the product's format, with its additional members", async () => {
    answer(402, '{"success":false,"code":"QUOTA_EXCEEDED","message":"Spent.","used":5}')
    const error: unknown = await call(read, place).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 402, code: 'QUOTA_EXCEEDED', body: { used: 5 } })
  })

  test('throws for a successful answer of another shape', async () => {
    answer(200, '{"used":"3"}')
    await expect(call(read, place)).rejects.toThrow(z.core.$ZodError)
  })

  test('does not compile without required input', () => {
    const never = () => {
      // @ts-expect-error The id is missing.
      void call(read, {})
      // @ts-expect-error A name is a string.
      void call(write, { body: { name: 1 } })
    }
    expect(never).toBeInstanceOf(Function)
  })
})

describe('an answer that no queries are left', () => {
  const counts = { used: 120, limit: 100, bonusRemaining: 0, resetsAt: '2026-12-01T00:00:00.000Z' }
  const spent = { success: false, code: 'QUOTA_EXCEEDED', message: 'Spent.', ...counts }
  const callers: [string, () => Promise<unknown>][] = [
    ['a read', () => call(read, place)],
    ['a change', () => call(write, { body: { name: 'x' } }, { idempotencyKey: 'k' })],
    ['a stream', () => all(stream(events, {}))],
  ]

  test.each(callers)('opens the dialog about it for %s, which fails', async (_what, caller) => {
    answer(402, JSON.stringify(spent))
    const error: unknown = await caller().catch((reason: unknown) => reason)
    expect(store.get(shownQuota)).toMatchObject(counts)
    expect(isQuotaSpent(error)).toBe(true)
  })

  test.each([
    [
      'needs another plan',
      403,
      { success: false, code: 'FEATURE_NOT_IN_PLAN', message: 'Not in your plan.' },
    ],
    ['says it without counts', 402, { success: false, code: 'QUOTA_EXCEEDED', message: 'Spent.' }],
    ['comes from a proxy', 402, '<html>'],
  ])('opens none for one that %s', async (_what, status, body) => {
    answer(status, JSON.stringify(body))
    const error: unknown = await call(read, place).catch((reason: unknown) => reason)
    expect(store.get(shownQuota)).toBeNull()
    expect(isQuotaSpent(error)).toBe(false)
  })
})

describe('a stream', () => {
  test('yields the frames of an answer, without comments', async () => {
    answer(200, 'data: {"n":1}\n\n:\n\ndata: {"n":2}\n\n')
    expect(await all(stream(events, {}))).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('throws for a frame of another shape', async () => {
    answer(200, 'data: {"n":"1"}\n\n')
    await expect(all(stream(events, {}))).rejects.toThrow(z.core.$ZodError)
  })

  test.each([
    ['its caller stops reading', 'data: {"n":1}\n\n'],
    ['a frame has another shape', 'data: {"n":"1"}\n\n'],
  ])('ends the answer when %s', async (_what, text) => {
    const cancel = vi.fn()
    const start = (controller: ReadableStreamDefaultController) =>
      controller.enqueue(new TextEncoder().encode(text))
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream({ start, cancel }))))
    const frames = stream(events, {})
    await frames.next().catch(() => undefined)
    await frames.return(undefined)
    await expect.poll(() => cancel).toHaveBeenCalled()
  })
})
