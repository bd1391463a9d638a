import { act, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import type { User } from '#schema/users/user.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { useKeptText } from './keptText.ts'
import { emptyFields } from './textFields.ts'

const SAVED = emptyFields('2026-11-28')
const WRITTEN = { ...SAVED, title: 'Ferns', tags: 'plants, shade' }
const LATER = { ...WRITTEN, title: 'Ferns and mosses' }
const keyOf = (name: string) => `bluepencil/draft/ada/content/${name}`
const admin = (id: string) => ({ id }) as User

let drawing: Drawing
let keeping: ReturnType<typeof useKeptText>

function Form() {
  const kept = useKeptText('one')
  useLayoutEffect(() => {
    keeping = kept
  })
  return null
}
/** Draws the form of a user from the start, as after a reload. */
async function open(id = 'ada') {
  await drawing.draw(null)
  await drawing.draw(
    <CurrentUser value={admin(id)}>
      <Form />
    </CurrentUser>,
  )
}

beforeEach(async () => {
  localStorage.clear()
  drawing = startDrawing()
  await open()
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

test('keeps fields that are not saved, with the revision with which they began', async () => {
  expect(keeping.kept).toBeNull()
  act(() => keeping.keep(3, WRITTEN, SAVED))
  await open()
  expect(keeping.kept).toEqual({ revision: 3, fields: WRITTEN })
  act(() => keeping.forget())
  await open()
  expect(keeping.kept).toBeNull()
})

test('keeps nothing once the fields are the saved ones again', async () => {
  act(() => keeping.keep(3, WRITTEN, SAVED))
  act(() => keeping.keep(3, { ...SAVED }, SAVED))
  expect(keeping.kept).toBeNull()
})

test('shows them to no other user', async () => {
  act(() => keeping.keep(3, WRITTEN, SAVED))
  await open('grace')
  expect(keeping.kept).toBeNull()
})

test('forgets what was sent, and keeps what was written meanwhile as a change to the saved text', async () => {
  act(() => keeping.keep(3, WRITTEN, SAVED))
  act(() => keeping.settle(WRITTEN, { id: 'one', revision: 4 }))
  expect(keeping.kept).toBeNull()
  act(() => keeping.keep(4, WRITTEN, SAVED))
  act(() => keeping.keep(4, LATER, SAVED))
  act(() => keeping.settle(WRITTEN, { id: 'one', revision: 5 }))
  await open()
  expect(keeping.kept).toEqual({ revision: 5, fields: LATER })
})

test('keeps what was written while a new text was sent for its own form', () => {
  act(() => keeping.keep(0, LATER, SAVED))
  act(() => keeping.settle(WRITTEN, { id: 'two', revision: 1 }))
  expect(keeping.kept).toBeNull()
  expect(JSON.parse(localStorage.getItem(keyOf('two')) ?? '')).toEqual({ revision: 1, fields: LATER })
})

test.each([
  ['saves', () => keeping.settle(WRITTEN, { id: 'one', revision: 4 })],
  ['discards', () => keeping.forget()],
])('leaves the words of another tab when this one %s its own', async (_does, end) => {
  act(() => keeping.keep(3, WRITTEN, SAVED))
  const theirs = { revision: 3, fields: LATER }
  localStorage.setItem(keyOf('one'), JSON.stringify(theirs))
  act(end)
  await open()
  expect(keeping.kept).toEqual(theirs)
})
