import { expect, test } from 'vitest'

import { writingSettings } from '#schema/check-settings/settings.ts'
import { UNPLACED } from '#schema/documents/contract.ts'

import { listSnippets, readPlace, snippetCursor, snippetItem, type SnippetItem } from './contract.ts'
import { createShareCode, revokeShareCode } from './sharingEndpoints.ts'
import { visibilityLimit } from './visibility.ts'
import { change, renew } from './visibilityEndpoints.ts'

const item = (title: string): SnippetItem => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'snippet',
  title,
  tags: [],
  showsComments: false,
  ownerId: '00000000-0000-4000-8000-00000000000a',
  createdAt: '2026-08-01T10:00:00.000Z',
  updatedAt: '2026-08-02T10:00:00.000Z',
  trashedAt: '2026-08-03T10:00:00.000Z',
  writing: writingSettings.parse({}),
  revision: 1,
  room: 'document:x',
  role: 'owner',
  words: 0,
  projectionRevision: 0,
  place: UNPLACED,
  start: '',
  visibility: 'private',
  shareCode: null,
  author: 'Ada',
  isMember: true,
  isHidden: false,
  counts: { views: 0, copies: 0, uses: 0 },
})

test.each([
  ['mine', 'edited', '2026-08-02T10:00:00.000Z'],
  ['shared', 'created', '2026-08-01T10:00:00.000Z'],
  ['trash', 'edited', '2026-08-03T10:00:00.000Z'],
  ['trash', 'title', '2026-08-03T10:00:00.000Z'],
  ['mine', 'title', 'a_b é'.normalize('NFD').replaceAll(/\u0301/g, '')],
] as const)('the cursor of the part %s by %s names the place of the row', (part, order, key) => {
  const row = item('A_b É')
  const before = snippetCursor(row, part, order)
  expect(readPlace(before, part, order)).toEqual({ key, id: row.id })
  expect(listSnippets.safeParse({ part, order, before }).success).toBe(true)
})

test('what is no cursor of the order is refused', () => {
  for (const before of ['', 'x', '_', 'a_b', 'a\0_00000000-0000-4000-8000-000000000001'])
    for (const order of ['title', 'edited'])
      expect([before, listSnippets.safeParse({ order, before }).success]).toEqual([before, false])
})

test('a tag is read as it is stored, and what is no tag is refused', () => {
  expect(listSnippets.parse({ tag: '#mail  team ' }).tag).toBe('mail team')
  for (const tag of ['', ' ', 'a\0b', '\u202eabc', 'a'.repeat(31)])
    expect([tag, listSnippets.safeParse({ tag }).success]).toEqual([tag, false])
})

test('every call that changes the visibility counts for one limit', () => {
  for (const { limits } of [change, renew, createShareCode, revokeShareCode])
    expect(limits).toEqual([visibilityLimit])
})

test('a row of someone who is not in a snippet has what its page tells, and nothing else', () => {
  const row = item('A public one')
  const told = snippetItem.parse({ ...row, role: 'viewer', language: 'de', isMember: false })
  for (const key of ['ownerId', 'writing', 'revision', 'projectionRevision', 'room', 'place', 'trashedAt'])
    expect([key, key in told]).toEqual([key, false])
  expect(snippetItem.parse(row)).toEqual(row)
})
