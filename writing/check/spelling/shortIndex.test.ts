import { beforeAll, expect, test } from 'vitest'

import { Candidates } from './candidates.ts'
import { distanceFrom } from './distance.ts'
import { type Lexicon, loadLexicon } from './lexicon.ts'
import { ShortIndex } from './shortIndex.ts'

let lexicon: Lexicon
beforeAll(async () => {
  lexicon = await loadLexicon()
})

test.each(['xq', 'ot', 'hte', 'qzu', 'wrod', 'fom', 'zzzz', 'a’b'])(
  'a look-up of %s finds what a search through all words finds',
  wrong => {
    const distance = distanceFrom(wrong, 2)
    const found = new ShortIndex(lexicon).like(wrong)
    const searched: number[] = []
    for (let at = 0; at < lexicon.size; at += 1) {
      const start = lexicon.startOf(at)
      const slips = distance(lexicon.lowers, start, start + lexicon.lengthOf(at))
      if (slips <= 1 || (slips === 2 && (lexicon.frequencies[at] ?? 0) >= 34)) searched.push(at)
    }
    expect([...found].toSorted((a, b) => a - b)).toEqual(searched)
  },
)

test.each([
  ['hte', 'the'],
  ['fo', 'of'],
  ['wich', 'which'],
  ['teh', 'the'],
])('the candidates of %s are few, with %s', (wrong, right) => {
  const found = new Candidates(lexicon).of(wrong)
  expect(found.length).toBeLessThanOrEqual(80)
  expect(found.map(({ word }) => word)).toContain(right)
})
