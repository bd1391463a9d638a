import fc from 'fast-check'
import { expect, test } from 'vitest'

import { partsOf, renamed } from './mentions.ts'

const ann = { name: 'Ann', now: 'Anna' }
const annLee = { name: 'Ann Lee', now: 'Lee' }

test('a longer name is found before a shorter one that it begins with', () => {
  expect(partsOf('Hi @Ann Lee, @Ann', [ann, annLee])).toEqual([
    { text: 'Hi ', person: null },
    { text: '@Ann Lee', person: annLee },
    { text: ', ', person: null },
    { text: '@Ann', person: ann },
  ])
})

test('people are renamed where they are mentioned, and nowhere else', () => {
  const text = 'Ann: @Ann Lee, @Ann and @Bob, me@Anna.example'
  expect(renamed(text, [ann, annLee], ({ now }) => now)).toBe('Ann: @Lee, @Anna and @Bob, me@Annaa.example')
})

test('an empty name mentions no one', () => {
  expect(partsOf('a @ b', [{ name: '' }])).toEqual([{ text: 'a @ b', person: null }])
})

test('the parts are the text', () => {
  const name = fc.string({ maxLength: 3 })
  fc.assert(
    fc.property(fc.array(fc.oneof(name, fc.constant('@'))), fc.array(name), (pieces, names) => {
      const text = pieces.join('')
      const people = names.map(each => ({ name: each }))
      expect(
        partsOf(text, people)
          .map(part => part.text)
          .join(''),
      ).toBe(text)
      expect(renamed(text, people, each => each.name)).toBe(text)
    }),
  )
})
