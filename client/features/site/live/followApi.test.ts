import { afterEach, expect, it, vi } from 'vitest'

import type { ApiCall, ApiOutcome } from '#site/api-docs/acts.ts'
import { parseApiDocs } from '#site/api-docs/parse.ts'

import { followApi } from './followApi.ts'

const CALL: ApiCall = {
  method: 'POST',
  path: '/api/v1/check',
  key: 'bp_1',
  body: '{"text":"A"}',
  isForm: false,
}

const fetched = vi.fn<typeof fetch>()

async function send(call: Partial<ApiCall>): Promise<ApiOutcome | undefined> {
  vi.stubGlobal('fetch', fetched)
  const shown = vi.fn<(content: unknown) => void>()
  followApi({ origin: 'http://localhost', operations: [], others: [] }, shown)()
  return parseApiDocs(shown.mock.lastCall?.[0]).acts?.send({ ...CALL, ...call })
}

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

it('makes a call with the key, without the session, and shows its answer and limit', async () => {
  fetched.mockResolvedValue(Response.json({ a: 1 }, { headers: { RateLimit: '"v1";r=59;t=60' } }))
  expect(await send({})).toEqual({ status: 200, text: '{\n  "a": 1\n}', limit: '"v1";r=59;t=60' })
  expect(fetched.mock.lastCall).toEqual([
    '/api/v1/check',
    {
      method: 'POST',
      credentials: 'omit',
      headers: { Authorization: 'Bearer bp_1', 'Content-Type': 'application/json' },
      body: '{"text":"A"}',
    },
  ])
})

it('sends a form by its fields', async () => {
  fetched.mockResolvedValue(new Response('plain', { status: 400 }))
  expect(await send({ isForm: true, key: '' })).toEqual({ status: 400, text: 'plain', limit: null })
  expect(fetched.mock.lastCall?.[1]?.body).toEqual(new URLSearchParams({ text: 'A' }))
})

it.each(['', '{', '[]', '"text"'])('sends no body that is no object: %j', async body => {
  expect(await send({ body })).toBe('malformed')
  expect(fetched).not.toHaveBeenCalled()
})

it.each(['bp_…', 'a b', '“bp_1”'])('sends no key that no header can have: %j', async key => {
  expect(await send({ key })).toBe('malformedKey')
  expect(fetched).not.toHaveBeenCalled()
})

it('says that the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('no connection'))
  expect(await send({})).toBe('offline')
})
