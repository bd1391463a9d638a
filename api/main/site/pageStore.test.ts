import { expect, test } from 'vitest'

import { PageStore } from './pageStore.ts'

const page = (length: number, revision = '') => ({
  address: '/',
  revision,
  html: 'x'.repeat(length),
  isLasting: true,
})

test('keeps pages up to so many characters, and forgets those that were set first', () => {
  const store = new PageStore(10)
  store.set('a', page(4))
  store.set('b', page(4))
  store.set('a', page(5, 'newer'))
  store.set('c', page(2))
  expect(['a', 'b', 'c'].map(key => store.get(key)?.html.length)).toEqual([5, undefined, 2])
  expect(store.get('a')?.revision).toBe('newer')
})

test('counts nothing of what it has forgotten, and keeps no page that is too long alone', () => {
  const store = new PageStore(10)
  store.set('a', page(11))
  expect(store.get('a')).toBeUndefined()
  store.deleteOf('/')
  store.set('b', page(6))
  store.deleteOf('/')
  store.set('c', page(10))
  expect(store.get('c')?.html).toHaveLength(10)
})

test('deletes the pages of an address alone', () => {
  const store = new PageStore(10)
  store.set('a', { ...page(1), address: '/a' })
  store.set('b', { ...page(1), address: '/b' })
  store.deleteOf('/a')
  expect([store.get('a'), store.get('b')?.address]).toEqual([undefined, '/b'])
})
