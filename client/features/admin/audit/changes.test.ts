import { expect, test } from 'vitest'

import { changesOf } from './changes.ts'

test('an act shows the values that it has changed', () => {
  expect(
    changesOf({
      before: { firstName: 'Ada', lastName: 'Byron', voice: null },
      after: { firstName: 'Ada', lastName: 'Lovelace', voice: true },
    }),
  ).toEqual([
    { name: 'lastName', before: 'Byron', after: 'Lovelace' },
    { name: 'voice', before: null, after: 'true' },
  ])
})

test('values that are only there before or after count as changed', () => {
  expect(changesOf({ before: null, after: { amount: 100 } })).toEqual([
    { name: 'amount', before: null, after: '100' },
  ])
  expect(changesOf({ before: { tags: ['a'] }, after: null })).toEqual([
    { name: 'tags', before: '["a"]', after: null },
  ])
})
