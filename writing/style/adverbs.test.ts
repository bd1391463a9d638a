import { describe, expect, it } from 'vitest'

import { adverbsIn } from './adverbs.ts'
import { proseOf } from './prose.ts'

const adverbs = (text: string) =>
  adverbsIn(proseOf(text).sentences).map(({ start, end }) => text.slice(start, end))

describe('adverbs', () => {
  it('include words in -ly and words of degree', () => {
    expect(
      adverbs('She quickly ran to a very old, half-heartedly painted house. Really, it was quite far.'),
    ).toEqual(['quickly', 'very', 'half-heartedly', 'Really', 'quite'])
  })

  it('exclude adjectives, nouns, verbs and names in -ly', () => {
    expect(
      adverbs(
        'The user-friendly family of Emily will only reply early, by invitation-only mail, in July rather than fly to Italy daily.',
      ),
    ).toEqual([])
  })
})
