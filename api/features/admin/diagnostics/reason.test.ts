import { expect, test } from 'vitest'

import { RedisAwayError } from '#platform/redis/link.ts'
import { TimeoutError } from '#platform/within.ts'

import { failureReasonOf } from './reason.ts'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each([
  ['a limit of time', new TimeoutError('No answer within 5000 ms.'), 'late'],
  ['a signal', new DOMException('The operation was aborted', 'TimeoutError'), 'late'],
  ['Redis that is away', new RedisAwayError('There is no connection to Redis.'), 'broken'],
  ['a closed port', withCode('ESOCKET', 'connect ECONNREFUSED 10.0.0.7:25'), 'refused'],
  ['a call', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED', '') }), 'refused'],
  ['a name', withCode('EDNS', 'getaddrinfo ENOTFOUND mail.internal'), 'unknown'],
  ['a password', withCode('EAUTH', 'Invalid login: 535 Not you'), 'credentials'],
  ['a key', new Error('the payment service answered with status 401'), 'credentials'],
  ['an error of a service', new Error('the payment service answered with status 500'), 'answer'],
  ['a connection that ends', withCode('ECONNRESET'), 'broken'],
  ['something else', new Error('what is this'), 'other'],
  ['no error', 'text', 'other'],
])('%s has its reason', (_what, error, reason) => {
  expect(failureReasonOf(error)).toBe(reason)
})
