import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { changedTags, tags, tidyTag, type TagChange } from './tags.ts'

const parsed = (typed: unknown) => z.safeParse(tags, typed).data

test('tags are tidy, and each is there once as a search compares them', () => {
  expect(parsed([' Team   page ', '##mail', 'Mail', 'MÄIL', 'e\u0301te\u0301'])).toEqual([
    'Team page',
    'mail',
    'été',
  ])
  expect(parsed(['C#', '#1', '# #2 #'])).toEqual(['C#', '1', '2 #'])
  for (const typed of ['# #a', ' ##\t# b  c', 'C#']) expect(tidyTag(tidyTag(typed))).toBe(tidyTag(typed))
  expect(parsed([])).toEqual([])
})

test('a tag has 1 to 30 characters, and nothing that hides or turns text', () => {
  expect(parsed(['x'.repeat(30)])).toEqual(['x'.repeat(30)])
  for (const wrong of [
    '',
    ' ',
    '#',
    'x'.repeat(31),
    'a\nb\u0007',
    '\u200fa',
    'a\u2066b',
    '\udc00',
    'a\0',
    '\u200b',
    '\u200d',
    'foo\u2060',
    '\u3164',
  ])
    expect([wrong, parsed([wrong])]).toEqual([wrong, undefined])
  expect(parsed(['👩‍👩‍👧 family'])).toEqual(['👩‍👩‍👧 family'])
})

test('there are at most ten, counted once each', () => {
  const ten = Array.from({ length: 10 }, (_, n) => `tag ${n}`)
  expect(parsed([...ten, ...ten])).toEqual(ten)
  expect(parsed([...ten, 'one more'])).toBeUndefined()
})

test.each<[TagChange, string[]]>([
  [{ addTags: ['new', 'MÁIL', 'New'] }, ['Mail', 'team', 'new']],
  [{ removeTags: ['mail', 'not there'] }, ['team']],
  [{ addTags: ['mail'], removeTags: ['Mail', 'Team'] }, ['mail']],
  [{}, ['Mail', 'team']],
])('a change by %j leaves the other tags', (change, changed) => {
  expect(changedTags(['Mail', 'team'], change)).toEqual(changed)
})
