import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { keepRead } from '#client/shared/api/keptReads.ts'

import { draftAtom, forgetDrafts } from './drafts.ts'
import { clearDevice, onSignOut } from './signOut.ts'
import { store } from './store.ts'

// A page that has signed out keeps nothing any more. Other files begin with a new one.
afterAll(() => vi.resetModules())

const kept = () => Object.keys(localStorage).filter(key => key.startsWith('bluepencil/'))

test('what an answer brings after a sign-out is not kept on the device', async () => {
  localStorage.clear()
  const draft = draftAtom('ada', 'letter', z.string(), '')
  store.set(draft, 'Dear Bea,')
  expect(kept()).toHaveLength(1)
  onSignOut(() => Promise.resolve(forgetDrafts()))
  await clearDevice()
  store.set(draft, 'Dear Bea, this is private.')
  store.set(draft, before => `${before} Ada`)
  expect(store.get(draft)).toBe('Dear Bea, this is private. Ada')
  keepRead('user', { id: 'ada' })
  expect(kept()).toEqual([])
})
