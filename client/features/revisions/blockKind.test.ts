import { describe, expect, test } from 'vitest'

import { altOf, depthOf, kindOf } from './blockKind.ts'

const paragraph = { type: 'paragraph' }
const item = { type: 'listItem' }

describe('the kind of a block', () => {
  test.each([
    ['paragraph', [paragraph]],
    ['heading2', [{ type: 'heading', attrs: { level: 2 } }]],
    ['bullets', [{ type: 'bulletList' }, item, paragraph]],
    ['numbers', [{ type: 'bulletList' }, item, { type: 'orderedList' }, item, paragraph]],
    ['tasks', [{ type: 'taskList' }, { type: 'taskItem', attrs: { checked: false } }, paragraph]],
    ['done', [{ type: 'taskList' }, { type: 'taskItem', attrs: { checked: true } }, paragraph]],
    ['quote', [{ type: 'blockquote' }, paragraph]],
    ['headerCell', [{ type: 'table' }, { type: 'tableRow' }, { type: 'tableHeader' }, paragraph]],
    ['heading1', [{ type: 'tableCell' }, { type: 'heading', attrs: { level: 1 } }]],
    ['rule', [{ type: 'horizontalRule' }]],
    ['image', [{ type: 'image', attrs: { alt: 'A map' } }]],
    ['paragraph', []],
  ])('is %s', (kind, path) => {
    expect(kindOf(path)).toBe(kind)
  })

  test('comes with its depth in lists, and the description of an image', () => {
    expect(depthOf([{ type: 'bulletList' }, item, { type: 'orderedList' }, item, paragraph])).toBe(2)
    expect(depthOf([paragraph])).toBe(0)
    expect(altOf([{ type: 'image', attrs: { alt: 'A map' } }])).toBe('A map')
    expect(altOf([{ type: 'image', attrs: { alt: null } }])).toBe('')
  })
})
