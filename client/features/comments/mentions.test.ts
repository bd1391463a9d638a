import { expect, test } from 'vitest'

import { askedAt, insertName, joined, matching, named } from './mentions.ts'

const ada = { userId: 'a', name: 'Ada Lovelace' }
const ben = { userId: 'b', name: 'Ben Ada' }
const mary = { userId: 'm', name: 'Mary Ann' }

test.each([
  ['@', { at: 0, query: '' }],
  ['Hello @Ad', { at: 6, query: 'Ad' }],
  ['(@Mary A', { at: 1, query: 'Mary A' }],
  ['mail@example.org', null],
  ['@Ada\n', null],
  ['no one', null],
])('%j asks for %j', (text, asked) => {
  expect(askedAt(text, text.length)).toEqual(asked)
})

test('finds people by the beginning of each of their names', () => {
  expect(matching([ada, ben, mary], 'ad')).toEqual([ada, ben])
  expect(matching([ada, ben, mary], 'Mary A')).toEqual([mary])
  expect(matching([ada, ben, mary], 'love')).toEqual([ada])
  expect(matching([ada, ben, mary], 'vel')).toEqual([])
})

test('puts a name in the place of the typed part, with one space after it', () => {
  expect(insertName('See @Ad', { at: 4, query: 'Ad' }, ada.name)).toEqual({
    text: 'See @Ada Lovelace ',
    caret: 18,
  })
  expect(insertName('@B now', { at: 0, query: 'B' }, ben.name)).toEqual({ text: '@Ben Ada now', caret: 8 })
})

test.each(['?', '.', ',', ':', ')', '’', '。', '؟'])('puts %s right behind a name', key => {
  expect(joined(`@Ben Ada ${key} More`, { caret: 10, space: 8 })).toEqual({
    text: `@Ben Ada${key} More`,
    caret: 9,
  })
})

test.each([
  ['a letter', '@Ben Ada y', 10],
  ['what begins a quotation', '@Ben Ada “', 10],
  ['punctuation elsewhere', '@Ben Ada ?', 1],
  ['several characters at once', '@Ben Ada ?!', 11],
  ['a space that is gone', '@Ben Adas?', 10],
])('leaves the space after a name before %s', (_, text, caret) => {
  expect(joined(text, { caret, space: 8 })).toBeNull()
})

test('mentions those whom the text still names, each once', () => {
  expect(named('@Ada Lovelace and Ben Ada', [ada, ben, ada])).toEqual([ada])
})

test('mentions someone who has another name now, by either', () => {
  const now = { ...ada, name: 'Ada King' }
  expect(named('@Ada Lovelace', [now, ada])).toEqual([ada])
  expect(named('@Ada King', [ada, now])).toEqual([now])
  expect(named('@Ada King, @Ada Lovelace', [ada, now])).toEqual([ada])
})
