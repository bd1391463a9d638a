import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { store } from './store.ts'
import { keysWithoutRoom, storedAtom } from './storedAtom.ts'

const KEY = 'shade'
const shade = () => storedAtom(KEY, z.enum(['light', 'dark']), 'light')

/** Stores a value as another tab does. */
function storeElsewhere(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('keeps the value for the next page', () => {
  const first = shade()
  expect(store.get(first)).toBe('light')
  store.set(first, 'dark')
  expect(store.get(first)).toBe('dark')
  expect(store.get(shade())).toBe('dark')
})

test.each([
  ['"dark"', 'dark'],
  ['dark', 'dark'],
  ['"green"', 'light'],
  ['{', 'light'],
  ['7', 'light'],
])('reads %s as %s', (stored, expected) => {
  localStorage.setItem(KEY, stored)
  expect(store.get(shade())).toBe(expected)
})

test('follows the other tabs', () => {
  const followed = shade()
  const onChange = vi.fn<() => void>()
  const stop = store.sub(followed, onChange)
  storeElsewhere('"dark"')
  expect(store.get(followed)).toBe('dark')
  storeElsewhere('"green"')
  expect(store.get(followed)).toBe('light')
  storeElsewhere('"dark"')
  storeElsewhere(null)
  expect(store.get(followed)).toBe('light')
  expect(onChange).toHaveBeenCalledTimes(4)
  stop()
})

test('changes the value of another tab, also before the event about it', () => {
  const words = storedAtom('words', z.array(z.string()), [])
  store.set(words, ['one'])
  localStorage.setItem('words', '["one","two"]')
  store.set(words, held => [...held, 'three'])
  expect(store.get(words)).toEqual(['one', 'two', 'three'])
  expect(localStorage.getItem('words')).toBe('["one","two","three"]')
})

test('a value of this tab alone is kept where it is wanted', () => {
  const panel = () => storedAtom('panel', z.string(), 'issues', () => sessionStorage)
  store.set(panel(), 'comments')
  expect(store.get(panel())).toBe('comments')
  expect(localStorage.getItem('panel')).toBeNull()
  sessionStorage.clear()
  expect(store.get(panel())).toBe('issues')
})

test('an old event does not bring back what was stored before', () => {
  const followed = shade()
  const stop = store.sub(followed, () => undefined)
  localStorage.setItem(KEY, '"dark"')
  store.set(followed, 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '"dark"' }))
  expect(store.get(followed)).toBe('light')
  stop()
})

test('a value for which there is no room stays on the page until there is some', () => {
  const words = storedAtom('words', z.array(z.string()), [])
  const stop = store.sub(words, () => undefined)
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  store.set(words, ['one'])
  store.set(words, held => [...held, 'two'])
  window.dispatchEvent(new StorageEvent('storage', { key: 'words', newValue: '[]' }))
  expect(store.get(words)).toEqual(['one', 'two'])
  expect(store.get(keysWithoutRoom)).toEqual(new Set(['words']))
  window.dispatchEvent(new StorageEvent('storage', { key: 'words', newValue: null }))
  expect(store.get(words)).toEqual([])
  expect(store.get(keysWithoutRoom)).toEqual(new Set())
  store.set(words, ['one', 'two'])
  vi.unstubAllGlobals()
  store.set(words, held => [...held, 'three'])
  expect(store.get(keysWithoutRoom)).toEqual(new Set())
  expect(localStorage.getItem('words')).toBe('["one","two","three"]')
  stop()
})

describe('without room', () => {
  const notes = () => storedAtom('notes', z.record(z.string(), z.string()), {})
  let hasRoom: boolean
  beforeEach(() => {
    hasRoom = true
    const device = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.getItem(key),
      setItem: (key: string, text: string) => {
        if (!hasRoom) throw new DOMException('Full', 'QuotaExceededError')
        device.setItem(key, text)
      },
    })
  })
  const storedNotes = () => JSON.parse(localStorage.getItem('notes') ?? '{}') as unknown
  /** Another tab stores notes for which there is room. */
  function storeThere(stored: Record<string, string>): void {
    const here = hasRoom
    hasRoom = true
    localStorage.setItem('notes', JSON.stringify(stored))
    hasRoom = here
  }

  test('a tab shows what others store, and keeps it when there is room again', () => {
    const mine = notes()
    store.set(mine, { old: 'old' })
    hasRoom = false
    store.set(mine, held => ({ ...held, mine: 'long' }))
    storeThere({ old: 'old', theirs: 'new' })
    store.set(mine, held => ({ ...held, mine: 'longer' }))
    expect(store.get(mine)).toEqual({ old: 'old', theirs: 'new', mine: 'longer' })
    expect(storedNotes()).toEqual({ old: 'old', theirs: 'new' })
    hasRoom = true
    storeThere({ old: 'old', theirs: 'newer' })
    store.set(mine, held => ({ ...held, mine: 'short' }))
    expect(storedNotes()).toEqual({ old: 'old', theirs: 'newer', mine: 'short' })
  })

  test('a tab that removes its own removes nothing that others have stored or changed', () => {
    const mine = notes()
    store.set(mine, { sent: 'one', longer: 'one', gone: 'one' })
    hasRoom = false
    store.set(mine, { mine: 'long' })
    storeThere({ sent: 'one', longer: 'one two', theirs: 'new' })
    hasRoom = true
    store.set(mine, ({ mine: _done, ...held }) => held)
    expect(storedNotes()).toEqual({ longer: 'one two', theirs: 'new' })
  })

  test('what others remove goes, unless it was changed here', () => {
    const mine = notes()
    store.set(mine, { read: 'one', written: 'one' })
    hasRoom = false
    store.set(mine, held => ({ ...held, written: 'one two' }))
    storeThere({})
    hasRoom = true
    store.set(mine, held => ({ ...held, more: 'more' }))
    expect(storedNotes()).toEqual({ written: 'one two', more: 'more' })
  })
})
