import { expect, test } from 'vitest'

import { HttpError } from './httpError.ts'
import { requestKeys } from './requestKeys.ts'

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
  const keys = requestKeys()
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
  const keys = requestKeys()
  const key = keys.keyFor(REQUEST)
  keys.failed(error)
  expect(keys.keyFor(REQUEST)).not.toBe(key)
})

test('makes a new key for the same request once it is over', () => {
  const keys = requestKeys()
  const key = keys.keyFor(REQUEST)
  keys.over()
  expect(keys.keyFor(REQUEST)).not.toBe(key)
})
