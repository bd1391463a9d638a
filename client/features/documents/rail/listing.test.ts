import { describe, expect, test } from 'vitest'

import { writingSettings } from '#schema/check-settings/settings.ts'
import { UNPLACED, type DocumentSummary } from '#schema/documents/contract.ts'

import { listed, type DocumentOrder, type Shown } from './listing.ts'

const summary = (title: string, day: number, more: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: `00000000-0000-4000-8000-00000000000${day}`,
  kind: 'document',
  tags: [],
  showsComments: false,
  title,
  ownerId: '00000000-0000-4000-8000-00000000000a',
  createdAt: `2026-08-0${day}T10:00:00.000Z`,
  updatedAt: '2026-08-09T10:00:00.000Z',
  trashedAt: null,
  writing: writingSettings.parse({}),
  revision: 1,
  room: 'document:x',
  role: 'owner',
  words: 0,
  projectionRevision: 0,
  place: UNPLACED,
  ...more,
})

const starred = { place: { starred: true, folderId: null, revision: 1 } }
const all = [
  summary('Chapter 10', 2, starred),
  summary('éclair', 3, { role: 'viewer' }),
  summary('Chapter 2', 1),
  summary('Zebra', 4, { role: 'editor', ...starred }),
]
const titles = (shown: Shown, order: DocumentOrder) => listed(all, shown, order).map(({ title }) => title)

describe('the list of documents', () => {
  test('shows the chosen part', () => {
    expect(titles('all', 'edited')).toEqual(['Chapter 10', 'éclair', 'Chapter 2', 'Zebra'])
    expect(titles('mine', 'edited')).toEqual(['Chapter 10', 'Chapter 2'])
    expect(titles('shared', 'edited')).toEqual(['éclair', 'Zebra'])
    expect(titles('starred', 'edited')).toEqual(['Chapter 10', 'Zebra'])
  })

  test('is sorted by title as people read it, and by creation with the newest first', () => {
    expect(titles('all', 'title')).toEqual(['Chapter 2', 'Chapter 10', 'éclair', 'Zebra'])
    expect(titles('all', 'created')).toEqual(['Zebra', 'éclair', 'Chapter 10', 'Chapter 2'])
  })
})
