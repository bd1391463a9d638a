import { afterEach, expect, test, vi } from 'vitest'

import { list } from '#schema/documents/folderEndpoints.ts'

import { call } from './call.ts'
import { createQueryClient } from './queryClient.ts'

afterEach(() => vi.unstubAllGlobals())

const failed = (status: number, code: string, more: object = {}) =>
  new Response(JSON.stringify({ success: false, code, message: 'No.', ...more }), { status })
const turnedAway = () => failed(503, 'UNAVAILABLE', { retryAfter: 0 })
const rows = () => new Response('[]')

/** Reads a list from a server with these answers. Returns it, or else the status, and how many were asked for. */
async function read(...answers: readonly Response[]) {
  const left = [...answers]
  vi.stubGlobal('fetch', () => Promise.resolve(left.shift()))
  const client = createQueryClient(() => undefined)
  const reading = client.fetchQuery({ queryKey: ['rows'], queryFn: () => call(list, {}) })
  const result = await reading.catch((error: unknown) => Object.assign({}, error))
  return { result, calls: answers.length - left.length }
}

test('a read that the server turns away for a moment is made once more', async () => {
  expect(await read(turnedAway(), rows())).toEqual({ result: [], calls: 2 })
  expect(await read(turnedAway(), turnedAway(), rows())).toMatchObject({ result: { status: 503 }, calls: 2 })
})

test.each<[string, Response, number]>([
  ['is away for long', failed(503, 'UNAVAILABLE'), 503],
  ['has failed', failed(500, 'INTERNAL'), 500],
  ['refuses more', failed(429, 'RATE_LIMITED', { retryAfter: 0 }), 429],
])('no read is made again by itself while the server %s', async (_state, answer, status) => {
  expect(await read(answer, rows())).toMatchObject({ result: { status }, calls: 1 })
})
