import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'

import { HttpError } from '#client/shared/api/httpError.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'
import { UNPLACED } from '#schema/documents/contract.ts'
import type { SnippetItem } from '#schema/snippets/contract.ts'

import { readAgainIfGone, snippetEvents, SNIPPETS, type Pages } from './events.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const KEY = [...SNIPPETS, 'mine']
const facts = {
  id: ID,
  kind: 'snippet',
  title: 'Greeting',
  tags: [],
  showsComments: false,
  ownerId: '00000000-0000-4000-8000-00000000000a',
  createdAt: '2026-08-01T10:00:00.000Z',
  updatedAt: '2026-08-02T10:00:00.000Z',
  trashedAt: null,
  writing: writingSettings.parse({}),
  revision: 2,
} as const
const item: SnippetItem = {
  ...facts,
  tags: [],
  showsComments: false,
  room: `document:${ID}`,
  role: 'owner',
  words: 1,
  projectionRevision: 3,
  place: UNPLACED,
  start: 'Hello',
  visibility: 'private',
  shareCode: null,
  author: 'Ada',
  isMember: true,
  isHidden: false,
  counts: { views: 0, copies: 0, uses: 0 },
}

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
  queryClient.setQueryData<Pages>(KEY, { pages: [[item]], pageParams: [null] })
})
const receive = (name: string, value: unknown, revision = 9) => {
  for (const patcher of snippetEvents)
    if (patcher.name === name) patcher.apply(queryClient, { name, key: ID, revision, value })
}
const isReadAgain = () => queryClient.getQueryState(KEY)?.isInvalidated
const shown = () => queryClient.getQueryData<Pages>(KEY)?.pages[0]?.[0]

test('a change of a snippet, a deletion and a change of access make the lists be read again', () => {
  receive('documents.changed', { ...facts, kind: 'document' })
  expect(isReadAgain()).toBe(false)
  receive('documents.changed', facts)
  expect(isReadAgain()).toBe(true)
  queryClient.setQueryData<Pages>(KEY, { pages: [[item]], pageParams: [null] })
  receive('documents.changed', null)
  expect(isReadAgain()).toBe(true)
})

test('new words are shown, and older ones are not', () => {
  const at = '2026-08-03T10:00:00.000Z'
  receive('documents.projected', { kind: 'snippet', words: 7, at, revision: 4, start: 'Dear' })
  expect(shown()).toMatchObject({ words: 7, start: 'Dear', updatedAt: at, projectionRevision: 4 })
  receive('documents.projected', { kind: 'snippet', words: 5, at, revision: 3 })
  expect(shown()?.words).toBe(7)
})

test('a snippet that is gone makes the lists be read again, and another failure does not', () => {
  for (const [status, code, isGone] of [
    [422, 'VALIDATION', false],
    [503, 'UNAVAILABLE', false],
    [404, 'NOT_FOUND', true],
  ] as const) {
    const body = JSON.stringify({ success: false, message: 'x', code })
    readAgainIfGone(queryClient, new HttpError(status, '', body))
    expect([code, isReadAgain()]).toEqual([code, isGone])
  }
})

test('new words of a public snippet of another user leave the list as it is', () => {
  const told = { id: ID, title: 'Greeting', tags: [], createdAt: facts.createdAt, updatedAt: facts.updatedAt }
  const row: SnippetItem = {
    ...told,
    words: 1,
    language: 'en',
    start: 'Hello',
    visibility: 'public',
    shareCode: null,
    counts: { views: 0, copies: 0, uses: 0 },
    author: 'Ada',
    role: 'viewer',
    isMember: false,
  }
  queryClient.setQueryData<Pages>(KEY, { pages: [[row]], pageParams: [null] })
  receive('documents.projected', { kind: 'snippet', words: 7, at: facts.updatedAt, revision: 4 })
  expect(shown()).toEqual(row)
})
