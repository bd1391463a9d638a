import { slimBinary } from 'harper.js/slimBinary'
import { beforeAll, describe, expect, test } from 'vitest'

import { sheetSample } from '#client/features/auth/sheetSample.ts'
import { landing } from '#schema/messages/en/landing.ts'
import { improvedSample, markedSample, samples, unknownWord } from '#site/landing/demo/samples.ts'
import { TEST_MS } from '#tests/support/patience.ts'
import { createChecker, type Checker } from '#writing/check/checker.ts'
import { improve } from '#writing/compose/improve.ts'

/** Loading the checker takes seconds of one core. */

let checker: Checker

beforeAll(async () => {
  checker = await createChecker({ binary: slimBinary, dialect: 'US' })
}, TEST_MS)

/** The checker's findings as the page shows them. The page has typographic apostrophes. */
const corrections = async (text: string) =>
  (await checker.check(text)).map(({ category, start, end, replacements: [to = ''] }) => ({
    type: category,
    from: text.slice(start, end),
    to: to.replace("'", '’'),
    position: start,
  }))

/** Without the reasons, which are the page's own. */
const marks = ({ corrections: shown }: { corrections: readonly object[] }) =>
  shown.map(mark => ({ ...mark, reason: undefined }))

describe('the public pages show exactly what the product does', () => {
  test.each(samples)('to “$text”', async sample => {
    expect(await corrections(sample.text)).toEqual(marks(sample))
  })

  test('to the marked sentence', async () => {
    expect(await corrections(markedSample.text)).toEqual(marks(markedSample))
  })

  test('to a word for the dictionary', async () => {
    const { text, word } = unknownWord
    expect(await corrections(text)).toMatchObject([{ type: 'spelling', from: word }])
  })

  test('to the improved sentence', async () => {
    const { before, after, rest } = improvedSample
    expect((await improve(before + rest, checker)).text).toBe(after + rest)
  })

  test('to the sheet of the sign-in pages', async () => {
    const { start, marked, between, corrected, end } = sheetSample
    const found = await corrections(start + marked.from + between + corrected.from + end)
    expect(found).toMatchObject([marked, corrected].map(mark => ({ type: 'spelling', ...mark })))
  })

  test('to the headline', async () => {
    const { start, wrong, right } = landing.messages.hero
    const found = await checker.check(`${start} ${wrong}.`)
    expect(found.map(({ replacements: [first] }) => `${first}.`)).toEqual([right])
  })
})
