import { beforeAll, describe, expect, test } from 'vitest'

import { sharedChecker } from '#tests/support/sharedChecker.ts'

import { type Checker, checkSpelling } from './checker.ts'
import { dictionaryOf } from './dictionary.ts'
import { fingerprintOf } from './fingerprint.ts'

let checker: Checker
beforeAll(async () => {
  checker = await sharedChecker()
})

const corrected = async (text: string) => {
  let after = text
  for (const { start, end, replacements } of (await checker.check(text)).toReversed())
    if (replacements[0] !== undefined) after = after.slice(0, start) + replacements[0] + after.slice(end)
  return after
}

describe('invisible signs', () => {
  test.each([
    'A won\u00ADder\u00ADful day.',
    'The gar\u200Bden is large.',
    'We \u2060went home.',
    '\uFEFFThe weather is nice.',
    'Her o\uFB03ce is on the \uFB01rst \uFB02oor.',
    'His fiance\u0301 likes cre\u0300me bru\u0302le\u0301e.',
    'A nai\u0308ve idea in a cafe\u0301.',
  ])('are no mistake in %j', async text => {
    expect(await checker.check(text)).toEqual([])
  })

  test.each([
    ['They belei\u00ADve it.', 'They belie\u00ADve it.'],
    ['It is def\u00ADinate\u00ADly late.', 'It is def\u00ADinite\u00ADly late.'],
    ['It is diferent\u200B.', 'It is different\u200B.'],
    ['A good o\uFB03se chair.', 'A good o\uFB03ce chair.'],
    ['He have a gar\u00ADden.', 'He has a gar\u00ADden.'],
    ['We could of gone to the o\uFB03ce.', 'We could have gone to the o\uFB03ce.'],
    ['The cafe\u0301 is is open.', 'The cafe\u0301 is open.'],
  ])('stay in what a replacement does not change: %j', async (text, right) => {
    expect(await corrected(text)).toBe(right)
  })

  test('are not read by the check of spelling alone, the dictionary and dismissals', async () => {
    expect(await checkSpelling('A won\u00ADder\u00ADful day.', 'US')).toEqual([])
    const dictionary = dictionaryOf(['blor\u00ADpify'])
    expect(await checker.check('We use blorp\u200Bify.', { dictionary })).toEqual([])
    const [plain, written] = ['We met a blorpify in town.', 'We met a blorp\u00ADify in to\u00ADwn.']
    const print = async (text: string) => {
      const [found] = await checker.check(text)
      return found && fingerprintOf(found, text)
    }
    expect(await print(written)).toBe(await print(plain))
    expect(await print(plain)).toBeDefined()
  })
})
