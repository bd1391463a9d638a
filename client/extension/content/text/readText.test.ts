import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { OBJECT, readText, type Reading } from './readText.ts'

const READING: Reading = { skipped: '.quote', keepsSpace: true, max: 1000 }

function field(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.replaceChildren(element)
  return element
}
const textOf = (html: string, reading: Partial<Reading> = {}): string =>
  readText(field(html), { ...READING, ...reading }).text

describe('the text of an editable element', () => {
  test.each<[string, string]>([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<p>One</p><p><br></p><p>Two</p>', 'One\n\nTwo'],
    ['One<div>Two</div><div><br></div><div>Three</div>', 'One\nTwo\n\nThree'],
    ['One<br>Two<br><br>Three<br>', 'One\nTwo\n\nThree'],
    ['<ul><li>a</li><li><p>b</p></li></ul>c', 'a\nb\nc'],
    ['<div><div><span>Deep</span></div></div>', 'Deep'],
    ['<b>bo</b>ld', 'bold'],
    ['a\u00A0b', 'a b'],
    ['\uFEFFa\u200Bb\uFEFF', 'ab'],
    ['<p></p>', ''],
  ])('reads %j', (html, text) => {
    expect(textOf(html)).toBe(text)
  })

  test.each<[string, string]>([
    ['Hi <span contenteditable="false">@Ada</span>!', `Hi ${OBJECT}!`],
    ['<img alt="x"> a', `${OBJECT} a`],
    ['use <code>a = b</code>', `use ${OBJECT}`],
    ['mine<blockquote class="quote">theirs</blockquote>', `mine\n${OBJECT}`],
    ['a<script>b</script><style>c</style><template>d</template>e', 'ae'],
  ])('reads no foreign text in %j', (html, text) => {
    expect(textOf(html)).toBe(text)
  })

  test('collapses spaces as the page shows them', () => {
    const html = '\n  <p>\n  One   two\n</p>\n <p>a <b> b</b></p>\n'
    expect(textOf(html, { keepsSpace: false })).toBe('One two \na b')
    expect(textOf('a  b\nc')).toBe('a  b\nc')
  })

  test('stops at the most characters', () => {
    const map = readText(field('<p>12345</p><p>6789</p>'), { ...READING, max: 7 })
    expect(map.isCut).toBe(true)
    expect(map.text).toBe('12345\n6')
  })

  test('reads a form whose fields are named like properties of nodes', () => {
    const named = [
      'parentNode',
      'firstChild',
      'nextSibling',
      'nodeType',
      'localName',
      'matches',
      'getAttribute',
    ]
    const html = `<form>${named.map(name => `<input name="${name}">`).join('')}text</form>after`
    expect(textOf(html)).toBe(`${OBJECT.repeat(named.length)}text\nafter`)
  })
})

test('elements in one another without an end are an object', () => {
  const nested = (depth: number) => `One ${'<i>'.repeat(depth)}Deep${'</i>'.repeat(depth)} two`
  expect(textOf(nested(50))).toBe('One Deep two')
  expect(textOf(nested(201))).toBe(`One ${OBJECT} two`)
})

describe('the way back to the page', () => {
  const inline = fc.oneof(
    fc.stringMatching(/^[a-c \u00A0\u200B\n]{1,6}$/),
    fc.stringMatching(/^[a-c ]{1,4}$/).map(text => `<b>${text}</b>`),
    fc.constant('<br>'),
    fc.constant('<i contenteditable="false">x</i>'),
  )
  const block = fc.array(inline, { maxLength: 4 }).map(parts => `<p>${parts.join('')}</p>`)
  const html = fc.array(fc.oneof(inline, block), { maxLength: 6 }).map(parts => parts.join(''))

  test('returns for each character its node, and from there its offset', () => {
    fc.assert(
      fc.property(html, fc.boolean(), (html, keepsSpace) => {
        const map = readText(field(html), { ...READING, keepsSpace })
        for (let at = 0; at < map.text.length; at += 1) {
          const place = map.placeOf(at, at + 1)
          if (!place) {
            expect(['\n', OBJECT]).toContain(map.text.charAt(at))
            continue
          }
          const { node, offset } = place.start
          const sign = node.data.charAt(offset)
          expect(map.text.charAt(at)).toBe(keepsSpace || !/\s/.test(sign) ? sign.replace('\u00A0', ' ') : ' ')
          expect(map.offsetOf(node, offset)).toBe(at)
          expect(place.end).toEqual({ node, offset: offset + 1 })
        }
      }),
    )
  })

  test('returns a caret at the end of a text before the start of the next', () => {
    const root = field('<p>ab</p><p>cd</p>')
    const map = readText(root, READING)
    expect(map.pointOf(2)).toMatchObject({ offset: 2 })
    expect(map.pointOf(3)).toMatchObject({ offset: 0 })
    expect(map.offsetOf(root, 1)).toBe(3)
    expect(map.offsetOf(root, 2)).toBe(5)
  })
})
