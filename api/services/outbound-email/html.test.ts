import * as fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

import { escapeHtml, oneLine } from '#api/services/outbound-email/html.ts'

const { DOMParser } = new Window()

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"><script>', "' onclick='x", '&lt;&#60;&amp', 'a\r\nb', '\u202ea'),
  fc.string({ unit: fc.constantFrom('"', "'", '<', '>', '&', 'a', ';', '=', ' ', '\n') }),
)

test('escapes text that elements and attributes in either quotes return unchanged', () => {
  fc.assert(
    fc.property(text, value => {
      const escaped = escapeHtml(value)
      const html = `<p title="${escaped}" lang='${escaped}'>${escaped}</p>`
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const paragraph = body.querySelector('p')
      expect(body.querySelectorAll('*')).toHaveLength(1)
      expect(paragraph?.getAttributeNames()).toEqual(['title', 'lang'])
      const read = [paragraph?.getAttribute('title'), paragraph?.getAttribute('lang'), paragraph?.textContent]
      expect(read).toEqual(Array.from({ length: 3 }, () => oneLine(value)))
    }),
  )
})

test.each([
  ['a\r\nBcc: b', 'a Bcc: b'],
  ['a\0b\u0085c\u2028d', 'a b c d'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['  Zoë 👩‍👩‍👧  ', 'Zoë 👩‍👩‍👧'],
])('%j is %j on one line', (value, line) => {
  expect(oneLine(value)).toBe(line)
})
