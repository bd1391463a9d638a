import type { Request, Response } from 'express'
import { expect, test, vi } from 'vitest'

import { meantForGuard } from '#api/kit/meantFor.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'

const ADA = '11111111-0000-4000-8000-000000000000'
const EVE = '22222222-0000-4000-8000-000000000000'

/** Returns whether a call of Ada passes. Throws if it is refused. */
function passes(meantFor?: string): boolean {
  const next = vi.fn()
  const get = (name: string) => (name === MEANT_FOR ? meantFor : undefined)
  // The guard reads these two parts.
  void meantForGuard({ get, user: { id: ADA } } as Request, {} as Response, next)
  return next.mock.calls.length === 1
}

test('passes a call that is meant for its user, or for any', () => {
  expect(passes(ADA)).toBe(true)
  expect(passes()).toBe(true)
})

test.each([EVE, 'Eve', ''])('refuses a call that is meant for another user: %j', meantFor => {
  expect(() => passes(meantFor)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }))
})
