import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { defaultGoals, type Goals } from '#schema/check-settings/goals.ts'
import { issue } from '#schema/corrections/issue.ts'

import { adviceIn, LONGEST_SENTENCE } from './advice.ts'

const rulesIn = (text: string, goals: Partial<Goals> = {}) =>
  adviceIn(text, { ...defaultGoals, ...goals }).map(({ rule }) => rule)

const words = (count: number) => `${Array.from({ length: count }, () => 'so').join(' ')}.`

describe('style advice', () => {
  it('reports sentences that are too long for the audience', () => {
    const text = words(LONGEST_SENTENCE.general + 1)
    expect(rulesIn(text)).toEqual(['LongSentence'])
    expect(rulesIn(words(LONGEST_SENTENCE.general))).toEqual([])
    expect(rulesIn(text, { audience: 'expert' })).toEqual([])
    expect(rulesIn(text, { domain: 'creative' })).toEqual([])
  })

  it('reports passives when most sentences have one', () => {
    const text = 'The plan was made. The house was built. It was sold. Then we left.'
    expect(rulesIn(text)).toEqual(['ManyPassives', 'ManyPassives', 'ManyPassives'])
    expect(rulesIn('The plan was made. Then we left. It rained. Nobody came.')).toEqual([])
    expect(rulesIn(text, { domain: 'academic' })).toEqual([])
  })

  it('reports clichés', () => {
    expect(rulesIn('At the end of the day, we won.')).toEqual(['Cliche'])
  })

  it('reports the last occurrence of a rare word used three times', () => {
    const text = 'The gadget broke, so another gadget replaced that gadget.'
    const [found] = adviceIn(text, defaultGoals)
    expect(found).toMatchObject({ rule: 'RepeatedNearby', start: text.lastIndexOf('gadget') })
    expect(rulesIn('The gadget broke, so another gadget came.')).toEqual([])
  })

  it('is omitted for informal and casual texts', () => {
    const text = `At the end of the day, ${words(60)}`
    expect(rulesIn(text, { formality: 'informal' })).toEqual([])
    expect(rulesIn(text, { domain: 'casual' })).toEqual([])
  })

  it('has valid ranges in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), text => {
        for (const found of adviceIn(text, defaultGoals)) expect(issue.parse(found)).toEqual(found)
      }),
    )
  })
})
