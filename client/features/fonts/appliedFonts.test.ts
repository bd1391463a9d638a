import { expect, test } from 'vitest'

import { store } from '#client/shared/lib/store.ts'

import { appliedFonts, applyFonts, shownStack } from './appliedFonts.ts'

const fonts = { heading: 'Inter', weight: 700, body: 'Georgia' }

test('fonts are applied to one document and taken back without touching another', () => {
  applyFonts('a', fonts)
  applyFonts('b', { ...fonts, weight: 800 })
  applyFonts('a', null)
  expect(store.get(appliedFonts)).toEqual({ b: { ...fonts, weight: 800 } })
})

test('a stack starts with the served file only if there is one', () => {
  expect(shownStack("'Inter', sans-serif")).toBe("'Inter Variable', 'Inter', sans-serif")
  expect(shownStack("'Inter Tight', sans-serif")).toBe("'Inter Tight', sans-serif")
})
