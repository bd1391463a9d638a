import { describe, expect, it } from 'vitest'

import { proseOf } from './prose.ts'
import { startsOf } from './starts.ts'

describe('sentence starts', () => {
  it('are reported from three equal ones in a row', () => {
    const text = 'We came. We saw. It rained. It rained. It stopped. We left.'
    const { runs, common } = startsOf(proseOf(text).sentences)
    expect(runs).toEqual([
      {
        word: 'it',
        ranges: [
          { start: 17, end: 19 },
          { start: 28, end: 30 },
          { start: 39, end: 41 },
        ],
      },
    ])
    expect(common).toEqual([
      { word: 'we', sentences: 3, share: 0.5 },
      { word: 'it', sentences: 3, share: 0.5 },
    ])
  })
})
