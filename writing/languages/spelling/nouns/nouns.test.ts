import { beforeAll, describe, expect, test } from 'vitest'

import { createLanguageChecker, type LanguageChecker } from '../../checker.ts'
import { foreignWords, names, nouns, otherWords, rightForms, slips } from './nouns.fixture.ts'

let checker: LanguageChecker
const found = (text: string) =>
  checker.check(text).map(({ start, end, replacements }) => [text.slice(start, end), replacements[0]])

beforeAll(async () => {
  const words = [...new Set([...nouns, ...slips.map(([, right]) => right), ...otherWords])]
  const bytes = (text: string) => new TextEncoder().encode(text)
  checker = await createLanguageChecker({
    language: 'de',
    resources: { aff: bytes('SET UTF-8\n'), dic: bytes(`${words.length}\n${words.join('\n')}\n`) },
  })
})

describe('a slip in a noun', () => {
  test.each(slips)('%s is found, and %s comes first', (wrong, right) => {
    expect(found(`Wir haben heute den alten ${wrong} gesehen.`)).toEqual([[wrong, right]])
  })

  test('is found next to a name that English knows', () => {
    expect(found('Wir haben heute die Zeitnug Kipling gesehen.')).toEqual([['Zeitnug', 'Zeitung']])
  })

  test('is corrected without a question only in a long noun', () => {
    const safe = (text: string) => checker.check(text).map(issue => issue.safe)
    expect(safe('Wir haben heute die Zeitnug gesehen.')).toEqual([false])
    expect(safe('Wir haben heute die Naturkatasrophe gesehen.')).toEqual([true])
  })
})

describe('is left alone:', () => {
  test.each(rightForms)('the right form %s', word => {
    expect(found(`Wir haben heute den alten ${word} gesehen.`)).toEqual([])
  })

  test.each(foreignWords)('the name, brand or loan word %s', word => {
    expect(found(`Wir haben heute den alten ${word} gesehen.`)).toEqual([])
  })

  test.each(names)('the name %s, though %s is one slip away', (name, noun) => {
    expect(checker.suggest(name)).toContain(noun)
    expect(found(`Wir haben heute Herr ${name} gesehen.`)).toEqual([])
  })

  test.each([
    ['a word before a hyphen', 'Wir haben heute die Tunip-Straße gesehen.'],
    ['a word that the paragraph repeats', 'Wir haben Marke gesehen. Wir haben von Tunip gesehen, und Tunip.'],
    ['a full name', 'Wir haben heute Zeitonk Straben gesehen.'],
    ['an abbreviation', 'Wir haben heute die Zeitg. gesehen, den BWL und die Nr. 3.'],
    ['a long adjective without a suggestion', 'Wir haben heute die nordsamischen Straße gesehen.'],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([])
  })
})

test('a text of names is checked within a bounded number of suggestions', () => {
  const name = (index: number) =>
    `Q${['a', 'o', 'u'][index % 3]}${Array.from(index.toString(6), digit => 'lnrstm'.charAt(Number(digit))).join('e')}`
  const text = Array.from({ length: 4000 }, (_, index) => `Wir haben den ${name(index)} heute gesehen`).join(
    ', ',
  )
  expect(text.split(' ').length).toBeGreaterThan(20_000)
  expect(found(text)).toEqual([])
})
