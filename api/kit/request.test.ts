import { expect, test } from 'vitest'

import { loggedPath } from '#api/kit/request.ts'

test.each([
  ['/verify/abc', '/verify/…'],
  ['/Reset-Password/abc/', '/Reset-Password/…/'],
  ['/share/Ab12', '/share/…'],
  ['/verify', '/verify'],
  ['/document/1', '/document/1'],
  ['/api/auth/verification/confirm', '/api/auth/verification/confirm'],
])('logs %s as %s', (path, written) => {
  expect(loggedPath(path)).toBe(written)
})
