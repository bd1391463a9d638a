import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { matchOf, ranked } from './fuzzy.ts'
import { shortcutOf } from './shortcutOf.ts'

const item = (label: string, keywords?: string) => ({
  id: label,
  label,
  ...(keywords !== undefined && { keywords }),
})
const labels = (query: string, items: readonly ReturnType<typeof item>[], recent: string[] = []) =>
  ranked(items, query, recent).map(({ label }) => label)

describe('the ranking of commands', () => {
  test('puts a beginning before the start of a word, that before the inside, and letters last', () => {
    const items = ['Unbold', 'Make bold', 'Bold', 'Big old letters'].map(label => item(label))
    expect(labels('bold', items)).toEqual(['Bold', 'Make bold', 'Unbold', 'Big old letters'])
  })

  test('needs every word of the query, in any order, and ignores case and accents', () => {
    const items = [item('Résumé for Ada'), item('Resume')]
    expect(labels('ADA resume', items)).toEqual(['Résumé for Ada'])
    expect(labels('nothing', items)).toEqual([])
  })

  test('finds by keywords, after the labels', () => {
    const items = [item('Use the dark theme', 'night'), item('Nightly report')]
    expect(labels('night', items)).toEqual(['Nightly report', 'Use the dark theme'])
  })

  test('lists recent ones first without a query, and among equals with one', () => {
    const items = ['Heading 1', 'Heading 2', 'Quote'].map(label => item(label))
    expect(labels('', items, ['Quote', 'Heading 2'])).toEqual(['Quote', 'Heading 2', 'Heading 1'])
    expect(labels('head', items, ['Quote', 'Heading 2'])).toEqual(['Heading 2', 'Heading 1'])
  })

  test('finds each text by itself and by each of its words', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(words, parts => {
        const label = parts.join(' ')
        expect(matchOf(label, label)).toBeGreaterThan(0)
        for (const part of parts) expect(matchOf(part, label)).toBeGreaterThan(0)
      }),
    )
  })
})

test('writes a binding as a key', () => {
  expect(shortcutOf('Mod-Shift-f')).toBe('Ctrl+Shift+F')
  expect(shortcutOf('Alt-ArrowDown')).toBe('Alt+↓')
  expect(shortcutOf('Mod-.')).toBe('Ctrl+.')
})
