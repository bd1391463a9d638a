import { expect, it } from 'vitest'

import { readDiscussion } from './discussion.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const stored = (text: string, mentions: { name: string; firstName: string }[]) => ({
  reactions: [],
  isComplete: true,
  threads: [
    {
      id: ID,
      comments: [
        { id: ID, author: 'Ada', text, createdAt: '2026-03-09T10:00:00.000Z', isEdited: false, mentions },
      ],
    },
  ],
})
const said = (text: string, ...mentions: [string, string][]) =>
  readDiscussion(
    stored(
      text,
      mentions.map(([name, firstName]) => ({ name, firstName })),
    ),
  ).threads[0]?.comments

it('tells readers first names only, also of people whom a text names', () => {
  expect(
    said(
      '@Ada Lovelace and @Ada Lovelace King, see @$& Bo.',
      ['Ada Lovelace', 'Ada'],
      ['Ada Lovelace King', 'Ada'],
      ['$& Bo', '$&'],
    ),
  ).toEqual([
    {
      id: ID,
      author: 'Ada',
      text: '@Ada and @Ada, see @$&.',
      createdAt: '2026-03-09T10:00:00.000Z',
      isEdited: false,
    },
  ])
})
