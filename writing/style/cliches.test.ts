import { describe, expect, it } from 'vitest'

import { clichePhrases } from './clicheList.ts'
import { clichesIn } from './cliches.ts'
import { proseOf } from './prose.ts'

const cliches = (text: string) =>
  clichesIn(text, proseOf(text).paragraphs).map(({ phrase, range }) => [
    phrase,
    text.slice(range.start, range.end),
  ])

describe('clichés', () => {
  it('are found in every form, longest first', () => {
    expect(
      cliches(
        'At the end of the day, they threw him under the bus. It cost her an arm and a leg; thinking outside the box helps.',
      ),
    ).toEqual([
      ['at the end of the day', 'At the end of the day'],
      ['throw him under the bus', 'threw him under the bus'],
      ['an arm and a leg', 'an arm and a leg'],
      ['think outside the box', 'thinking outside the box'],
    ])
    expect(cliches('She wore her heart on her sleeve, last, but not\nleast.')).toEqual([
      ["wear one's heart on one's sleeve", 'wore her heart on her sleeve'],
      ['last but not least', 'last, but not\nleast'],
    ])
  })

  it('do not cross the end of a sentence or other words', () => {
    expect(
      cliches('It was the last straw hat. At the end. Of the day we know little. He opened the box.'),
    ).toEqual([['the last straw', 'the last straw']])
  })

  it('are many and unique, in lower case, with single spaces', () => {
    expect(clichePhrases.length).toBeGreaterThan(300)
    expect(new Set(clichePhrases).size).toBe(clichePhrases.length)
    expect(
      clichePhrases.filter(phrase => !/^[a-z0-9'/-]+(?: [a-z0-9'/-]+)+$|^[a-z-]+$/.test(phrase)),
    ).toEqual([])
    const first = (phrase: string) => phrase.replace(/\/[^ ]+/g, '').replace(/(?<= |^)one's/g, 'her')
    expect(clichePhrases.filter(phrase => cliches(first(phrase)).length !== 1)).toEqual([])
  })
})
