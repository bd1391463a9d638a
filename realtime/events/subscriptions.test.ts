import { expect, test } from 'vitest'

import type { Access, AccessChange } from '#platform/access/access.ts'

import { Subscriptions } from './subscriptions.ts'

/** An access that grants everything and keeps its questions. */
function countingAccess() {
  const asked: string[] = []
  const until = new Date(Date.now() + 60_000)
  const access: Access = {
    of: (_who, { kind, id }) => {
      asked.push(`${kind}:${id}`)
      return Promise.resolve({ role: 'editor', until })
    },
    ofAll: () => Promise.resolve([]),
    onChange: () => () => undefined,
    isSessionValid(sessionId) {
      asked.push(sessionId)
      return Promise.resolve(true)
    },
  }
  return { access, asked }
}

const DOCUMENTS = ['a', 'b'].map(letter => `document:${letter.repeat(8)}-0000-4000-8000-000000000000`)

async function following() {
  const { access, asked } = countingAccess()
  const subscriptions = new Subscriptions({ userId: 'ada', sessionId: 'her session' }, access, {
    join: () => undefined,
    leave: () => undefined,
    disconnect: () => undefined,
    failed: () => undefined,
  })
  await subscriptions.ask(DOCUMENTS, () => undefined)
  expect(asked).toEqual(DOCUMENTS)
  asked.length = 0
  return { subscriptions, asked }
}

test.each<[string, AccessChange, string[]]>([
  ['a room that is followed', { room: DOCUMENTS[0] }, DOCUMENTS.slice(0, 1)],
  ['a room of the user that is followed', { room: DOCUMENTS[1], user: 'ada' }, DOCUMENTS.slice(1)],
  ['another room', { room: 'document:c' }, []],
  ['another user', { user: 'bea' }, []],
  ['the user', { user: 'ada' }, ['her session', ...DOCUMENTS]],
  ['the session', { session: 'her session' }, ['her session', ...DOCUMENTS]],
  ['anything', {}, ['her session', ...DOCUMENTS]],
])('asks about no more than the change concerns: %s', async (_what, change, expected) => {
  const { subscriptions, asked } = await following()
  subscriptions.onChange(change)
  expect(asked).toEqual(expected)
})
