import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { sharedChecker } from '#tests/support/sharedChecker.ts'

import type { Checker } from '../check/checker.ts'
import { isMistake } from '../check/issues.ts'
import { sampleText } from '../check/sample.ts'
import { improve, improveStream } from './improve.ts'
import { plainRewrites } from './plainWords.ts'
import { plainForms, strongForms } from './wordyPhrases.ts'

let checker: Checker

beforeAll(async () => {
  checker = await sharedChecker()
})

it.each([
  ['We met in order to plan.', 'We met to plan.'],
  ['Due to the fact that it rained, we left.', 'Because it rained, we left.'],
  ['At this point in time we wait.', 'Now we wait.'],
  ['He utilizes it and is utilizing it.', 'He uses it and is using it.'],
  ['It should be noted that prices rose.', 'Prices rose.'],
  ['The majority of the team agrees.', 'Most of the team agrees.'],
  ['The majority of people agree.', 'Most people agree.'],
  ['It is a very important day.', 'It is a crucial day.'],
  ['It was a very big house.', 'It was a huge house.'],
  ['That is not very good.', 'That is not very good.'],
  ['I definately saw the the dog for a hour.', 'I definitely saw the dog for an hour.'],
  [
    'He wrote “in order to recieve” on `in order to` it.',
    'He wrote “in order to recieve” on `in order to` it.',
  ],
  [
    'See https://example.org/in/order/to and Kori Schulmann.',
    'See https://example.org/in/order/to and Kori Schulmann.',
  ],
])('improves: %s', async (before, after) => {
  expect((await improve(before, checker)).text).toBe(after)
})

it('corrects a word although its sentence needs another correction then', async () => {
  const { text } = await improve('I think you will be definately pleased.', checker)
  expect(text).toBe('I think you will definitely be pleased.')
})

it('corrects every mistake of the sample', async () => {
  const { text } = await improve(sampleText, checker)
  expect((await checker.check(text)).filter(isMistake)).toEqual([])
})

it('reports its changes', async () => {
  const { changes } = await improve('We met in order to recieve it.', checker)
  expect(changes).toEqual([
    { before: 'recieve', after: 'receive', reason: 'Spelling' },
    { before: 'in order to', after: 'to', reason: 'Plainer wording' },
  ])
})

it('has plain forms that are not rewritten again', () => {
  expect(plainForms.size + strongForms.size).toBeGreaterThan(150)
  for (const plain of [...plainForms.values(), ...strongForms.values()])
    expect(plainRewrites(`x ${plain} x`)).toEqual([])
})

it('streams the same text in pieces', async () => {
  const parts: string[] = []
  for await (const part of improveStream(sampleText, checker)) parts.push(part.text)
  expect(parts.join('')).toBe((await improve(sampleText, checker)).text)
  expect(parts.length).toBeGreaterThan(10)
})

it('adds no mistakes and changes nothing the second time', async () => {
  const piece = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...plainForms.keys(),
        ...[...strongForms.keys()].map(weak => `very ${weak}`),
      ),
    },
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        'The',
        'team',
        'recieve',
        'teh',
        'a',
        'an',
        'hour',
        'is',
        'was',
        'they',
        'people',
        'not',
        ',',
        '.',
        '.\n',
        '“',
        '”',
        '5%',
        'could of',
        'alot',
        'Kori',
        'dont',
        'definately',
        'it',
        'i',
        'then',
        'than',
        'really',
        'very',
        '👍',
        'the the',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 14 }), async words => {
      const once = await improve(words.join(' '), checker)
      const twice = await improve(once.text, checker)
      expect(twice).toEqual({ text: once.text, changes: [] })
    }),
    { numRuns: 20 },
  )
})

it.each(['', ' ', '\n\n', '\ud800', 'x'.repeat(100_000)])('accepts hard input %#', async text => {
  expect(await improve(text, checker)).toEqual({ text, changes: [] })
})
