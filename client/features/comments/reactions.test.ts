import { expect, test } from 'vitest'

import type { OwnReactions } from '#schema/reactions/contract.ts'

import { shownReactions } from './reactions.ts'

const me = { userId: 'me', name: 'Me' }
const ben = { userId: 'ben', name: 'Ben' }
const target: OwnReactions = {
  targetId: 'c',
  documentId: 'd',
  reactions: [
    { reaction: 'rocket', count: 1, people: [me] },
    { reaction: 'heart', count: 2, people: [ben, { userId: 'x', name: 'X' }] },
  ],
  mine: ['rocket'],
  revision: 1,
}

test('shows the reactions in their fixed order', () => {
  expect(shownReactions(target, new Map(), me).map(({ reaction, count }) => [reaction, count])).toEqual([
    ['heart', 2],
    ['rocket', 1],
  ])
})

test('counts what the reader wants before the server answers, and once', () => {
  const wanted = new Map([
    ['heart', true],
    ['rocket', false],
  ] as const)
  const [heart, ...others] = shownReactions(target, wanted, me)
  expect(heart).toMatchObject({ count: 3, isMine: true })
  expect(heart?.people[0]).toEqual(me)
  expect(others).toEqual([])
  expect(shownReactions(target, new Map([['rocket', true]] as const), me).at(-1)?.count).toBe(1)
})

test('a first reaction needs no answer about the target', () => {
  expect(shownReactions(undefined, new Map([['eyes', true]] as const), me)).toEqual([
    { reaction: 'eyes', count: 1, people: [me], isMine: true },
  ])
})
