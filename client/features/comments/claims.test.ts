import { atom } from 'jotai'
import { expect, test } from 'vitest'

import type { TabHolds } from '#client/shared/lib/tabHolds.ts'

import { newClaims } from './claims.ts'

/** The names that the tabs of a browser hold. */
function browserOf() {
  const held = new Set<string>()
  const tab = (): TabHolds => ({
    free: atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>()),
    hold: name => {
      held.add(name)
      return () => held.delete(name)
    },
    follow: () => undefined,
    isFree: name => Promise.resolve(!held.has(name)),
  })
  return { held, tab }
}

test('a draft is sent by the tab that has begun to, until it waits no longer', async () => {
  const { held, tab } = browserOf()
  const waiting = new Set(['a', 'b'])
  const [first, second] = [tab(), tab()].map(tabs => newClaims(tabs, name => waiting.has(name)))
  first?.add('a')
  expect(await second?.take('a')).toBe(false)
  expect(await second?.take('b')).toBe(true)
  expect(await first?.take('b')).toBe(false)
  expect(await first?.take('a')).toBe(true)
  waiting.delete('a')
  first?.settle()
  expect([...held]).toEqual(['b'])
})

test('a draft that waits no longer is not taken', async () => {
  const { held, tab } = browserOf()
  expect(await newClaims(tab(), () => false).take('a')).toBe(false)
  expect(held.size).toBe(0)
})
