import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import type { Reaction } from '#schema/reactions/contract.ts'
import type { User } from '#schema/users/user.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { useReactions } from './useReactions.ts'

const idOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const [ADA, EVE, DOCUMENT] = [idOf('1'), idOf('2'), idOf('d')]

let drawing: Drawing
/** The calls that change something. None is answered. */
let called: string[]

beforeEach(() => {
  called = []
  drawing = startDrawing()
  vi.stubGlobal('fetch', (url: string, { method, headers }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json({ targets: [] }))
    called.push(`${method} ${url} for ${new Headers(headers).get(MEANT_FOR)}`)
    return new Promise(() => {})
  })
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

/** Draws the reactions to the document for a user. */
async function drawFor(id: string) {
  let shown: Reaction[] = []
  let toggle = (_reaction: Reaction): void => expect.fail()
  function Page() {
    const found = useReactions(DOCUMENT, DOCUMENT)
    useEffect(() => {
      shown = found.reactions.map(({ reaction }) => reaction)
      toggle = found.toggle
    })
    return null
  }
  await drawing.draw(
    <CurrentUser value={{ id, firstName: '', lastName: '' } as User}>
      <Page />
    </CurrentUser>,
  )
  return { shown: () => shown, toggle: (reaction: Reaction) => act(async () => toggle(reaction)) }
}

test('a reaction is sent for its user, and shown to no other one of this device', async () => {
  const url = `/api/documents/${DOCUMENT}/reactions/${DOCUMENT}`
  const ada = await drawFor(ADA)
  await ada.toggle('heart')
  expect(ada.shown()).toEqual(['heart'])
  expect(called).toEqual([`PUT ${url}/heart for ${ADA}`])
  const eve = await drawFor(EVE)
  expect(eve.shown()).toEqual([])
  await eve.toggle('rocket')
  expect(called.slice(1)).toEqual([`PUT ${url}/rocket for ${EVE}`])
})
