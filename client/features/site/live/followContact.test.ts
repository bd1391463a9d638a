import { afterEach, expect, it, vi } from 'vitest'

import { parseContact, type ContactOutcome } from '#site/contact/acts.ts'

import { followContact } from './followContact.ts'

const FILLED = { name: 'Vera', email: 'vera@example.org', subject: 'A', message: 'B', website: '' }

/** Sends a message to a server that answers so. */
async function sendTo(fetched: () => Promise<Response>): Promise<ContactOutcome | undefined> {
  vi.stubGlobal('fetch', fetched)
  const shown = vi.fn<(content: unknown) => void>()
  followContact(null, shown)()
  return parseContact(shown.mock.lastCall?.[0])?.send(FILLED)
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  [200, { success: true, message: 'Thanks' }, 'sent'],
  [429, { success: false, message: 'Wait' }, 'tooMany'],
  [503, { success: false, message: 'Busy' }, 'failed'],
  [422, { success: false, message: 'Wrong', fields: { body: 'Wrong', name: 7 } }, 'failed'],
  [422, 'no object', 'failed'],
] as const)('an answer of %d becomes an outcome', async (status, body, outcome) => {
  expect(await sendTo(async () => Response.json(body, { status }))).toBe(outcome)
})

it('keeps the problems of the fields that the form has', async () => {
  const fields = { name: 'Enter a name.', other: 'No' }
  const outcome = await sendTo(async () => Response.json({ fields }, { status: 422 }))
  expect(outcome).toEqual({ fields: new Map([['name', 'Enter a name.']]) })
})

it('reports a server that cannot be reached', async () => {
  const outcome = await sendTo(async () => {
    throw new TypeError('there is no connection')
  })
  expect(outcome).toBe('offline')
})
