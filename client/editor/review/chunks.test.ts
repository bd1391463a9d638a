import fc from 'fast-check'
import { expect, test } from 'vitest'

import { chunksOf } from './chunks.ts'

const list = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `issue-${index}` }))
const keyOf = (chunk: readonly { id: string }[]) => chunk.map(({ id }) => id).join()

test('keep the order of all items, in chunks of a size that is drawn fast', () => {
  const items = list(5000)
  const chunks = chunksOf(items)
  expect(chunks.flat()).toEqual(items)
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(80)
  expect(chunks.length).toBeGreaterThan(80)
  expect(chunks.length).toBeLessThan(220)
})

test('differ only near an item that is added or removed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1999 }), index => {
      const items = list(2000)
      const before = new Set(chunksOf(items).map(keyOf))
      const after = chunksOf(items.toSpliced(index, 1)).map(keyOf)
      expect(after.filter(chunk => !before.has(chunk)).length).toBeLessThanOrEqual(4)
    }),
  )
})
