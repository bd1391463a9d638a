import { describe, expect, test } from 'vitest'

import type { Member } from '#schema/sharing/contract.ts'

import { askedAt, insertName, joined, matching, named, peopleAmong } from './mentions.ts'

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

describe('the people who can be mentioned', () => {
  const memberOf = (userId: string, firstName: string, more: Partial<Member> = {}): Member => ({
    userId,
    firstName,
    lastName: 'Writer',
    email: `${userId}@example.org`,
    role: 'editor',
    waiting: false,
    offered: false,
    ...more,
  })
  const me = memberOf('me', 'Ada')

  test('are the members who can open the document, without the writer', () => {
    const members = [me, memberOf('b', 'Ben'), memberOf('w', 'Wim', { waiting: true })]
    expect(peopleAmong(members, 'me')).toEqual([{ userId: 'b', name: 'Ben Writer', email: null }])
  })

  test.each([
    ['letters of several code points', 'Zoe\u0308'],
    ['more spaces', 'Zoë '],
    ['invisible signs', 'Zo\u200bë'],
  ])('have their emails if another name has %s and looks the same', (_, firstName) => {
    const members = [me, memberOf('b', 'Zoë'), memberOf('c', firstName)]
    expect(peopleAmong(members, 'me').map(({ email }) => email)).toEqual(['b@example.org', 'c@example.org'])
  })

  test('have their emails if someone who is present has the same name, the writer too', () => {
    const members = [
      me,
      memberOf('b', 'Ben'),
      memberOf('c', 'BEN'),
      memberOf('d', 'Ada'),
      memberOf('e', 'Eve'),
      memberOf('w', 'Eve', { waiting: true }),
    ]
    expect(peopleAmong(members, 'me').map(({ email }) => email)).toEqual([
      'b@example.org',
      'c@example.org',
      'd@example.org',
      null,
    ])
  })
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

test('puts a typed space in the place of the one after a name', () => {
  expect(joined('@Ben Ada  More', { caret: 10, space: 8 })).toEqual({ text: '@Ben Ada More', caret: 9 })
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
