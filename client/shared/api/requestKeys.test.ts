import { expect, test } from 'vitest'

import { HttpError } from './httpError.ts'
import { requestKeys } from './requestKeys.ts'

const ROUTE = 'POST /api/things'
const REQUEST = { action: 'improve', text: 'We has met.' }
const refusal = (status: number, code: string) =>
  new HttpError(status, '', JSON.stringify({ success: false, message: 'No.', code }))

test.each([
  ['a broken line', new TypeError('Failed to fetch')],
  ['a stream that ended early', new Error('network error')],
  ['a proxy without its server', new HttpError(502, 'Bad Gateway', '<html>')],
  ['a proxy that gave up', new HttpError(504, 'Gateway Timeout', '')],
  ['a repeat that came too early', refusal(409, 'IN_PROGRESS')],
])('keeps the key of a request after %s', (_what, error) => {
  const keys = requestKeys(ROUTE)
  const key = keys.keyFor(REQUEST)
  keys.failed(error)
  expect(keys.keyFor({ ...REQUEST })).toBe(key)
  expect(keys.keyFor({ ...REQUEST, text: 'Another text.' })).not.toBe(key)
})

test.each([
  ['it was refused', refusal(422, 'VALIDATION')],
  ['there are no queries left', refusal(402, 'QUOTA_EXCEEDED')],
  ['its key belongs to another request', refusal(409, 'CONFLICT')],
])('makes a new key after %s', (_what, error) => {
  const keys = requestKeys(ROUTE)
  const key = keys.keyFor(REQUEST)
  keys.failed(error)
  expect(keys.keyFor(REQUEST)).not.toBe(key)
})

test('makes a new key for the same request once it is over', () => {
  const keys = requestKeys(ROUTE)
  const key = keys.keyFor(REQUEST)
  keys.over()
  expect(keys.keyFor(REQUEST)).not.toBe(key)
})

const lost = new TypeError('Failed to fetch')

test('keeps the keys of several requests whose answers were lost', () => {
  const keys = requestKeys(ROUTE)
  const requests = ['One.', 'Two.', 'Three.'].map(text => ({ ...REQUEST, text }))
  const first = requests.map(request => {
    const key = keys.keyFor(request)
    keys.failed(lost)
    return key
  })
  expect(new Set(first).size).toBe(requests.length)
  expect(requests.map(request => keys.keyFor(request))).toEqual(first)
})

test('keeps the key of a request for a user who comes back to its screen', () => {
  const keys = requestKeys(ROUTE)
  const key = keys.keyFor({ text: 'Come back.' })
  keys.failed(lost)
  expect(requestKeys(ROUTE).keyFor({ text: 'Come back.' })).toBe(key)
  expect(requestKeys('POST /api/others').keyFor({ text: 'Come back.' })).not.toBe(key)
})
