import { describe, expect, test } from 'vitest'

import {
  documentCursor,
  UNPLACED,
  type DocumentOrder,
  type DocumentPart,
  type DocumentSummary,
} from '#schema/documents/contract.ts'
import { documentSummary } from '#tests/support/summaries.ts'

import { ALL, listed, placedIn, type View } from './views.ts'

const summary = (title: string, day: number, more: Partial<DocumentSummary> = {}) =>
  documentSummary({
    id: `00000000-0000-4000-8000-00000000000${day}`,
    title,
    createdAt: `2026-08-0${day}T10:00:00.000Z`,
    updatedAt: '2026-08-09T10:00:00.000Z',
    ...more,
  })

const starred = { place: { starred: true, folderId: null, revision: 1 } }
const all = [
  summary('Chapter 10', 2, starred),
  summary('éclair', 3, { role: 'viewer' }),
  summary('Chapter 2', 1),
  summary('Zebra', 4, { role: 'editor', ...starred }),
]
const titles = (part: DocumentPart, order: DocumentOrder) =>
  listed(all, { part, order }).map(({ title }) => title)

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

test('a deleted folder leaves its documents', () => {
  const inFolder = (title: string, day: number, folderId: string | null) =>
    summary(title, day, { place: { starred: false, folderId, revision: 1 } })
  const documents = [inFolder('In one', 1, 'f1'), inFolder('Left', 2, 'f2'), inFolder('In none', 3, null)]
  const inView = (folder: string, ids?: string[]) =>
    listed(
      documents,
      { ...ALL, folder },
      ids?.map(id => ({ id })),
    ).map(({ title }) => title)
  expect(inView('none', ['f1', 'f2'])).toEqual(['In none'])
  expect(inView('none', ['f1'])).toEqual(['Left', 'In none'])
  expect(inView('f1', ['f1'])).toEqual(['In one'])
  // The folders are not known yet.
  expect(inView('none')).toEqual(['In none'])
})

describe('a changed document', () => {
  const [ten, , two, zebra] = all
  const after = (view: View, document: DocumentSummary = expect.fail(), end?: DocumentSummary) =>
    placedIn(view, listed(all, view), document, end ? documentCursor(end, view.order) : null).map(
      ({ title }) => title,
    )

  test('comes to its place, and leaves the parts that it is not in', () => {
    expect(after({ part: 'mine', order: 'title' }, summary('Chapter 3', 5))).toEqual([
      'Chapter 2',
      'Chapter 3',
      'Chapter 10',
    ])
    expect(after({ part: 'starred', order: 'title' }, ten && { ...ten, place: UNPLACED })).toEqual(['Zebra'])
    expect(after({ part: 'all', order: 'title' }, two && { ...two, title: 'Zoo' }).at(-1)).toBe('Zoo')
    expect(after({ part: 'shared', order: 'created' }, zebra)).toEqual(['Zebra', 'éclair'])
  })

  test('is left to a later page', () => {
    const last = summary('Zürich', 6)
    expect(after({ part: 'mine', order: 'title' }, last).at(-1)).toBe('Zürich')
    expect(after({ part: 'mine', order: 'title' }, last, ten)).toEqual(['Chapter 2', 'Chapter 10'])
  })

  test.each<DocumentOrder>(['title', 'created'])(
    'keeps its place at the end of the loaded pages, by %s, also if it is not the order of this device',
    order => {
      const rows = ['Zulu', '_notes', 'Untitled', 'Untitled'].map((title, n) =>
        summary(title, n + 1, { createdAt: '2026-08-01T10:00:00.000Z' }),
      )
      const last = rows.at(-1) ?? expect.fail()
      const view: View = { part: 'all', order }
      for (const row of rows)
        expect(
          placedIn(view, rows, { ...row, ...starred, words: 9 }, documentCursor(last, order)).map(
            ({ id, words }) => [id, words],
          ),
        ).toEqual(rows.map(({ id }) => [id, id === row.id ? 9 : 0]))
    },
  )

  test('comes between the last loaded row and the next page, which moved on', () => {
    const rows = [summary('a', 1), summary('c', 2)]
    const end = documentCursor(summary('m', 3), 'title')
    const after = (title: string, day: number) =>
      placedIn({ part: 'all', order: 'title' }, rows, summary(title, day), end).map(one => one.title)
    expect(after('f', 4)).toEqual(['a', 'c', 'f'])
    expect(after('m', 2)).toEqual(['a', 'm'])
    expect(after('m', 4)).toEqual(['a', 'c'])
    expect(after('z', 1)).toEqual(['c'])
  })

  test('is placed as the server does it: by code points, and equal titles by their ids', () => {
    const rows = [summary('Untitled', 1), summary('Untitled', 5), summary('\uFF21', 6), summary('🎉', 7)]
    const after = (title: string, day: number) =>
      placedIn({ part: 'all', order: 'title' }, rows, summary(title, day), null).map(({ id }) =>
        Number(id.at(-1)),
      )
    expect(after('untitled', 3)).toEqual([1, 3, 5, 6, 7])
    expect(after('\uFF22', 3)).toEqual([1, 5, 6, 3, 7])
    expect(after('Untitled 2', 3)).toEqual([1, 5, 3, 6, 7])
  })

  test('is in its folder alone', () => {
    const moved = summary('Chapter 1', 7, { place: { starred: false, folderId: 'f', revision: 2 } })
    expect(after({ part: 'all', order: 'title', folder: 'f' }, moved)).toEqual(['Chapter 1'])
    expect(after({ part: 'mine', order: 'title', folder: 'none' }, moved)).toEqual([
      'Chapter 2',
      'Chapter 10',
    ])
  })

  test('moves up when it was changed last, also if it was not loaded', () => {
    const updatedAt = '2026-08-10T10:00:00.000Z'
    expect(after({ part: 'all', order: 'edited' }, two && { ...two, updatedAt })[0]).toBe('Chapter 2')
    expect(after({ part: 'all', order: 'edited' }, summary('New', 8, { updatedAt }), two)[0]).toBe('New')
  })
})
