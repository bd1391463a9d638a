import { expect, test } from 'vitest'

import { personColor } from '#client/shared/ui/layout/person.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'

import { colorsIn, othersIn } from './others.ts'

const user = (clientId: number, userId: string, name: string): RosterEntry => ({
  kind: 'user',
  clientId,
  userId,
  firstName: name,
  name,
  role: 'editor',
})
const visitor = (clientId: number): RosterEntry => ({ kind: 'visitor', clientId })

test('shows each other user once, and visitors last, individually and without a name', () => {
  const roster = [visitor(1), user(2, 'a', 'Ada'), user(3, 'b', 'Bea'), user(4, 'b', 'Bea'), visitor(5)]
  const others = othersIn(roster, 'a')
  expect(others.map(({ name }) => name)).toEqual(['Bea', 'Visitor', 'Visitor'])
  expect(others.map(({ clientIds }) => clientIds)).toEqual([[3, 4], [], []])
  expect(new Set(others.map(({ key }) => key)).size).toBe(3)
  expect(othersIn([user(2, 'a', 'Ada')], 'a')).toEqual([])
})

test('assigns absent users other colors than those of present users, which everyone sees alike', () => {
  const alike = ['a', 'm']
  expect(new Set(alike.map(personColor)).size).toBe(1)
  const roster = [visitor(1), user(2, 'm', 'Mo')]
  const colors = colorsIn(roster, [...alike, 'b'])
  expect(othersIn(roster, 'a').find(({ key }) => key === 'm')?.color).toBe(colors.get('m'))
  expect(colors.get('m')).toBe(personColor('m'))
  expect(new Set(['a', 'm', 'b'].map(id => colors.get(id))).size).toBe(3)
})
