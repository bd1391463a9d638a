import { describe, expect, test } from 'vitest'

import { wordsOf } from '../../words.ts'
import { isNounSlip, mayBeName, type NounLookups } from './nounSlips.ts'

/** A few words, instead of a dictionary that the project does not contain. */
const known = new Set(
  'der die das ein eine in von mit ist neue alte große Vorstellung Geschwindigkeit Versicherung Zeitung Regierung Wohnung Bürger'.split(
    ' ',
  ),
)
const english = new Set(['Chicago', 'Michael', 'Software', 'Kongo'])
/** Pairs of letters that are usual in German. */
const USUAL = /en|er|ch|ei|ie|in|un|ng|te|st|be|ge|ve|rs|si|he|ru|ti|ig|ke|wi|or|el|ll|lu|nd|it/g

const lookups: NounLookups = {
  spell: word => known.has(word),
  isPlain: word => known.has(word),
  isForeign: word => english.has(word),
  isName: word => english.has(word) && word !== 'Software',
  usual: word => (word.toLowerCase().match(USUAL) ?? []).length - word.length,
}

/** Returns whether the word with brackets around it in a text is a misspelled noun. */
function isSlip(marked: string, ...corrections: string[]): boolean {
  const start = marked.indexOf('[')
  const text = marked.replace(/[[\]]/g, '')
  const word = [...wordsOf(text)].find(each => each.start === start)
  if (!word) throw new Error('No word is marked.')
  const suggestions = corrections.map(correction => ({ word: correction, near: true }))
  return isNounSlip(word, suggestions, text, lookups)
}

describe('a misspelled noun', () => {
  test.each([
    ['Wir lesen die neue [Vorstelung] gern.', 'Vorstellung'],
    ['Die große [Geschwindigkiet] ist neu.', 'Geschwindigkeit'],
    ['Wir haben eine [Versicherrung].', 'Versicherung'],
    ['Das ist die [Regeirung].', 'Regierung'],
    ['Ein Haus mit [Wonung].', 'Wohnung'],
  ])('is found in: %s', (text, correction) => {
    expect(isSlip(text, correction)).toBe(true)
  })
})

describe('a name or a term is left alone', () => {
  test.each([
    ['because nothing is like it', 'Wir fahren nach [Grzimek].', []],
    ['that English has', 'Wir sehen [Chicago].', ['Chicagos']],
    ['of a person', 'Herr [Zeitunger] ist da.', ['Zeitung']],
    ['after another name', 'Michael [Burger] ist da.', ['Bürger']],
    ['before a hyphen', 'Die [Wonung]-Dynastie ist alt.', ['Wohnung']],
    ['that stands twice', 'Ein Haus mit [Wonung], neue Wonung.', ['Wohnung']],
    ['that may be many words', 'Wir sehen [Burger].', ['Bürger', 'Burg', 'Berger', 'Bürgen']],
    ['with foreign letters', 'Wir sehen [Bürgér].', ['Bürger']],
  ])('%s: %s', (_why, text, corrections) => {
    expect(isSlip(text, ...corrections)).toBe(false)
  })
})

test('a common German name needs no suggestion', () => {
  expect(['Lindner', 'Lindners', 'Kongo', 'Vorstelung'].map(word => mayBeName(word, lookups))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
