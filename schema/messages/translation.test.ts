import { describe, expect, test } from 'vitest'

import { namespace } from './namespace.ts'
import { translated } from './translated.ts'
import { placeholdersOf, translationProblems } from './translation.ts'

const english = {
  hello: 'Hello {name}',
  agree: 'Read the <link>terms</link>',
  list: { words: '{count, plural, one {# word} other {# words}}' },
}

describe('a translation', () => {
  test('passes with the same keys, arguments and tags', () => {
    const german = {
      hello: '{name}, hallo',
      agree: '<link>Bedingungen</link> lesen',
      list: { words: '{count, plural, one {# Wort} other {# Wörter}}' },
    }
    expect(translationProblems(english, german)).toEqual([])
  })

  test('fails with a missing key, an unknown key, a group in place of a message, and other placeholders', () => {
    const german = { hello: 'Hallo {nmae}', agree: { link: 'Bedingungen' }, list: { word: 'Wort' } }
    expect(translationProblems(english, german)).toEqual([
      { key: 'hello', problem: 'lacks {name}' },
      { key: 'hello', problem: 'adds {nmae}' },
      { key: 'agree', problem: 'has another shape' },
      { key: 'list.words', problem: 'is missing' },
      { key: 'list.word', problem: 'is unknown' },
    ])
  })

  test('replaces the messages it has and leaves the others in English', () => {
    const german = { greetings: { hello: 'Hallo {name}', list: {} } }
    expect(translated(namespace('greetings', english), german)).toEqual({ ...english, hello: 'Hallo {name}' })
    expect(translated(namespace('greetings', english))).toBe(english)
  })
})

test('placeholders are found with and without a format', () => {
  expect([...placeholdersOf('{a} {b, number} {c, plural, one {# {d}} other {e}} <f>g</f>')]).toEqual([
    '{a}',
    '{b}',
    '{c}',
    '{d}',
    '{e}',
    '<f>',
  ])
})
