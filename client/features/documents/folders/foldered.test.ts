import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { writingSettings } from '#schema/check-settings/settings.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'

import { foldered } from './foldered.ts'

const summary = (title: string, folderId: string | null): DocumentSummary => ({
  id: title,
  kind: 'document',
  tags: [],
  showsComments: false,
  title,
  ownerId: 'ada',
  createdAt: '2026-08-01T10:00:00.000Z',
  updatedAt: '2026-08-01T10:00:00.000Z',
  trashedAt: null,
  writing: writingSettings.parse({}),
  revision: 1,
  room: 'document:x',
  role: 'owner',
  words: 0,
  projectionRevision: 0,
  place: { starred: false, folderId, revision: 1 },
})
const folder = (id: string, name = id) => ({ id, name, revision: 1 })

test('folders are sorted as people read them, and a deleted one leaves its documents', () => {
  const documents = [summary('a', 'two'), summary('b', null), summary('c', 'gone'), summary('d', 'two')]
  const { filed, unfiled } = foldered(documents, [folder('ten', 'Part 10'), folder('two', 'part 2')])
  expect(filed.map(one => [one.folder.name, one.documents.map(({ title }) => title)])).toEqual([
    ['part 2', ['a', 'd']],
    ['Part 10', []],
  ])
  expect(unfiled.map(({ title }) => title)).toEqual(['b', 'c'])
})

test('each document is in one place, in its order', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd', null)
  fc.assert(
    fc.property(fc.array(ids), fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), (places, known) => {
      const documents = places.map((id, index) => summary(String(index), id))
      const { filed, unfiled } = foldered(
        documents,
        known.map(id => folder(id)),
      )
      const all = [unfiled, ...filed.map(one => one.documents)]
      expect(all.flat()).toHaveLength(documents.length)
      expect(new Set(all.flat())).toEqual(new Set(documents))
      for (const part of all) expect(part).toEqual(documents.filter(one => part.includes(one)))
    }),
  )
})
