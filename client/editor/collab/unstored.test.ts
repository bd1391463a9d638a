import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'

import { keepNoMore } from '#client/shared/lib/signOut.ts'

import { clearLocalCopies, localCopyName, unstoredKey } from './localCopies.ts'
import { keepUnstored, unstoredOf } from './unstored.ts'

const NAME = localCopyName('ada', 'letter')

beforeEach(() => localStorage.clear())
// A page that has signed out keeps nothing any more. Other files begin with a new one.
afterAll(() => vi.resetModules())

/** Returns an update that brings a text to an empty document. */
function updateWith(text: string): Uint8Array {
  const body = new Y.Doc()
  body.getText().insert(0, text)
  return Y.encodeStateAsUpdate(body)
}

/** Returns the text of a document after the kept updates. */
function keptText(): string {
  const body = new Y.Doc()
  const kept = unstoredOf(NAME)
  if (kept) Y.applyUpdate(body, kept.update)
  return body.getText().toJSON()
}

test('keeps updates of several pages together', () => {
  keepUnstored(NAME, [updateWith('a'), updateWith('b')])
  keepUnstored(NAME, [updateWith('c')])
  expect(keptText().split('').toSorted().join('')).toBe('abc')
})

test('drops only the value that was read', () => {
  keepUnstored(NAME, [updateWith('a')])
  const read = unstoredOf(NAME)
  keepUnstored(NAME, [updateWith('b')])
  read?.drop()
  expect(keptText()).toHaveLength(2)
  unstoredOf(NAME)?.drop()
  expect(unstoredOf(NAME)).toBeNull()
})

test('removes a damaged value', () => {
  for (const damaged of ['', 'not base64!', btoa('no update')]) {
    localStorage.setItem(unstoredKey(NAME), damaged)
    expect(unstoredOf(NAME)).toBeNull()
    expect(localStorage).toHaveLength(0)
  }
})

test('does not throw when the storage is full', () => {
  keepUnstored(NAME, [updateWith('a')])
  keepUnstored(NAME, [updateWith('x'.repeat(20_000_000))])
  expect(keptText()).toContain('a')
})

test('keeps nothing after a sign-out', async () => {
  keepUnstored(NAME, [updateWith('a')])
  Object.defineProperty(globalThis, 'indexedDB', { value: { databases: async () => [] }, configurable: true })
  keepNoMore()
  await clearLocalCopies()
  keepUnstored(NAME, [updateWith('b')])
  expect(localStorage).toHaveLength(0)
})
