import fc from 'fast-check'
import { expect, test } from 'vitest'

import { Mirror } from './mirror.ts'

const linesOf = ({ element }: Mirror): string[] =>
  Array.from(element.children, line => line.textContent ?? '')

test('a copy has the lines of the last text, each with a sign that keeps an empty one high', () => {
  const text = fc.stringMatching(/^[ab\n]{0,10}$/)
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), texts => {
      const mirror = new Mirror(document.createElement('textarea'))
      for (const each of texts) {
        mirror.copy(each)
        expect(linesOf(mirror)).toEqual(each.split('\n').map(line => `${line}\u200B`))
      }
    }),
  )
})

test('a key in a line changes that line alone, in the element that it has', () => {
  const mirror = new Mirror(document.createElement('textarea'))
  mirror.copy('One.\nTwo.\nThree.')
  const before = Array.from(mirror.element.childNodes, line => line.firstChild)
  mirror.copy('One.\nTwoo.\nThree.')
  expect(Array.from(mirror.element.childNodes, line => line.firstChild)).toEqual(before)
  expect(linesOf(mirror)).toEqual(['One.\u200B', 'Twoo.\u200B', 'Three.\u200B'])
})
