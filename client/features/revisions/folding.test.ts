import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DiffBlock } from '#schema/revisions/diff.ts'

import { hasChanges, rowsOf } from './folding.ts'

const path = [{ type: 'paragraph' }]
/** Returns blocks by letters: `s` is unchanged, `a` added, `r` removed. */
const blocksOf = (letters: string): DiffBlock[] =>
  Array.from(letters, (letter, index): DiffBlock => {
    const kind = letter === 's' ? 'same' : letter === 'a' ? 'added' : 'removed'
    return { kind, path, text: `${index}` }
  })
/** Returns the rows as letters, and a folded stretch as its number of blocks. */
const shown = (letters: string, opened: number[] = []) =>
  rowsOf(blocksOf(letters), new Set(opened))
    .map(row => (row.kind === 'fold' ? `${row.count}` : row.block.kind.slice(0, 1)))
    .join('')

describe('the rows of a comparison', () => {
  test('fold long unchanged stretches, with one block left on each side of a change', () => {
    expect(shown('assssssr')).toBe('as4sr')
    expect(shown('sssssa')).toBe('4sa')
    expect(shown('rsssss')).toBe('rs4')
    expect(shown('sssss')).toBe('5')
  })

  test('leave short stretches as they are', () => {
    expect(shown('assssr')).toBe('assssr')
    expect(shown('sssa')).toBe('sssa')
    expect(shown('')).toBe('')
  })

  test('open one stretch at a time', () => {
    const letters = 'sssssasssssa'
    expect(shown(letters)).toBe('4sas3sa')
    expect(shown(letters, [0])).toBe('sssssas3sa')
    expect(shown(letters, [7])).toBe('4sasssssa')
  })

  test('have all blocks in order, and fold no change', () => {
    const letters = fc.array(fc.constantFrom('s', 's', 's', 'a', 'r')).map(all => all.join(''))
    fc.assert(
      fc.property(letters, all => {
        const blocks = blocksOf(all)
        const indexes = rowsOf(blocks).flatMap(row =>
          row.kind === 'block'
            ? [row.index]
            : blocks.slice(row.index, row.index + row.count).map((_, offset) => row.index + offset),
        )
        expect(indexes).toEqual(blocks.map((_, index) => index))
        for (const row of rowsOf(blocks))
          if (row.kind === 'fold')
            expect(hasChanges(blocks.slice(row.index, row.index + row.count))).toBe(false)
      }),
    )
  })
})
