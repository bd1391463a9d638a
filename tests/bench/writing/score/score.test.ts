import { describe, expect, it } from 'vitest'

import { editsBetween } from './edits.ts'
import { scoreCorrections } from './fscore.ts'
import { gleu } from './gleu.ts'
import { detokenise, tokenise } from './tokens.ts'

const edits = (from: string, to: string) =>
  editsBetween(tokenise(from), tokenise(to)).map(({ start, end, right }) => [start, end, right.join(' ')])

describe('detokenise', () => {
  it.each([
    ["I do n't know , he 's late .", "I don't know, he's late."],
    ['He said " hello there " ( twice ) .', 'He said "hello there" (twice).'],
    ["The students ' books cost 5 % more ; why ?", "The students' books cost 5% more; why?"],
  ])('restores %s', (tokenised, text) => {
    expect(detokenise(tokenised)).toBe(text)
  })
})

describe('edits', () => {
  it('are minimal', () => {
    expect(edits('He go to school yesterday.', 'He went to the school yesterday.')).toEqual([
      [1, 2, 'went'],
      [3, 3, 'the'],
    ])
    expect(edits('alot of informations', 'a lot of information')).toEqual([
      [0, 1, 'a lot'],
      [2, 3, 'information'],
    ])
    expect(edits('the same', 'the same')).toEqual([])
  })

  it('keep adjacent changed words separate', () => {
    expect(edits('he recieve leters', 'he receives letters')).toEqual([
      [1, 2, 'receives'],
      [2, 3, 'letters'],
    ])
  })
})

describe('scores', () => {
  const source = 'He go to school and recieve leters.'
  const reference = 'He goes to school and receives letters.'
  const score = (hypothesis: string, references = [reference]) =>
    scoreCorrections([{ source, hypothesis, references }])

  it('count the edits that a reference contains', () => {
    expect(score('He goes to school and receive letters.')).toMatchObject({ tp: 2, fp: 1, fn: 1 })
    expect(score(source)).toMatchObject({ precision: 1, recall: 0, f: 0 })
    expect(score(reference)).toMatchObject({ f: 1 })
  })

  it('use the best-matching reference', () => {
    expect(score(reference, ['He went to a school.', reference])).toMatchObject({ f: 1 })
  })

  it('have GLEU 1 for the reference and less for the source', () => {
    expect(gleu([{ source, hypothesis: reference, references: [reference] }])).toBeCloseTo(1)
    expect(gleu([{ source, hypothesis: source, references: [reference] }])).toBeLessThan(0.5)
  })
})
