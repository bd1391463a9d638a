import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  charactersIn,
  fillBody,
  fillText,
  hasMoreVariables,
  isFilledTooLong,
  VARIABLE_MAX,
  VARIABLES_MAX,
  variablesIn,
  variablesOf,
} from './variables.ts'

const names = (text: string) => variablesIn(text).map(({ name }) => name)
const values = (entries: Record<string, string>) => new Map(Object.entries(entries))

describe('the variables of a text', () => {
  test.each<[string, string[]]>([
    ['Dear {name},', ['name']],
    ['{a}{b}', ['a', 'b']],
    ['{ first   name }', ['first name']],
    [
      '{first_name} {first-name} {first.name} {author’s name}',
      ['first_name', 'first-name', 'first.name', 'author’s name'],
    ],
    ['{Straße} {имя} {名前} {e\u0301te\u0301} {नाम}', ['Straße', 'имя', '名前', 'été', 'नाम']],
    ['{2} {q4 2026}', ['2', 'q4 2026']],
    ['${amount}', ['amount']],
    ['{a {name} b}', ['name']],
    ['{name', []],
    ['name}', []],
    ['{}', []],
    ['{ }', []],
    ['{{name}}', []],
    ['{{{name}}}', []],
    ['{na\nme}', []],
    ['{"a": 1}', []],
    ['{a: b}', []],
    ['{a, b}', []],
    ['{-}', []],
    ['{a-}', []],
    ['{<b>}', []],
    ['{%s}', []],
    [`{${'x'.repeat(VARIABLE_MAX)}}`, ['x'.repeat(VARIABLE_MAX)]],
    [`{${'x'.repeat(VARIABLE_MAX + 1)}}`, []],
    ['{__proto__} {constructor}', ['constructor']],
  ])('%j', (text, found) => {
    expect(names(text)).toEqual(found)
  })

  test('are where they are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', 'é', '\n', '😀') }), text => {
        let before = 0
        for (const { name, start, end } of variablesIn(text)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(text.slice(start, end).replaceAll(/[{}]|\s/g, '')).toBe(name.replaceAll(' ', ''))
          before = end
        }
      }),
    )
  })

  test('of a long text without an end are found in time in proportion to it', () => {
    for (const text of [
      '{'.repeat(20_000),
      `{${'a '.repeat(10_000)}`,
      `{${'a'.repeat(20_000)}`,
      '{a '.repeat(7000),
    ])
      expect(names(text)).toEqual([])
  })
})

describe('a filled text', () => {
  test('has the values, whatever the case of a name, and keeps what has none', () => {
    const filled = fillText('Dear {Name}, {name} of {city}, {{name}}', values({ name: 'Ada', city: '' }))
    expect(filled).toBe('Dear Ada, Ada of {city}, {{name}}')
  })

  test('does not fill what a value contains, and takes every value as it is', () => {
    expect(fillText('{a} {b}', values({ a: '{b}', b: '$& $1 \\' }))).toBe('{b} $& $1 \\')
  })

  test('without values is the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', '\n') }), text => {
        expect(fillText(text, new Map())).toBe(text)
      }),
    )
  })
})

type Node = { type: string; text?: string; marks?: { type: string }[]; content?: Node[] }
const text = (value: string, ...marks: string[]): Node => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map(type => ({ type })) }),
})
const body = (...content: Node[]): Node => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
const textIn = ({ text: own = '', content = [] }: Node): string => own + content.map(textIn).join('')

describe('the variables of a body', () => {
  test('are those of its blocks, each once, and not of code', () => {
    const node: Node = {
      type: 'doc',
      content: [
        { type: 'heading', content: [text('{Topic}')] },
        { type: 'codeBlock', content: [text('function() {return}')] },
        {
          type: 'blockquote',
          content: [{ type: 'paragraph', content: [text('{na', 'bold'), text('me} {topic}')] }],
        },
        { type: 'paragraph', content: [text('{a'), { type: 'hardBreak' }, text('b} '), text('{c}', 'code')] },
      ],
    }
    expect(variablesOf(node)).toEqual([
      { name: 'Topic', key: 'topic' },
      { name: 'name', key: 'name' },
    ])
  })

  test('are replaced over the borders of formats, with the first format', () => {
    const node = body(text('Dear {', 'bold'), text('na'), text('me}, and'), text(' {name}', 'italic'))
    expect(fillBody(node, values({ name: 'Ada' }))).toEqual(
      body(text('Dear Ada', 'bold'), text(', and'), text(' Ada', 'italic')),
    )
  })

  test('leave no empty text, and stay without a value', () => {
    const node = body(text('{'), text('a', 'bold'), text('}{b}'))
    expect(fillBody(node, values({ a: 'x' }))).toEqual(body(text('x'), text('{b}')))
    expect(fillBody(node, new Map())).toEqual(node)
  })

  test('are not in code, and a value next to code stays out of it', () => {
    const node = body(text('{a}'), text('{a}', 'code'), text('{a}'))
    expect(fillBody(node, values({ a: 'x' }))).toEqual(body(text('x'), text('{a}', 'code'), text('x')))
  })

  test('are filled as those of the text, wherever the formats are', () => {
    const pieces = fc.array(fc.stringMatching(/^[{}ab ]{1,6}$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(pieces, fc.string(), (parts, value) => {
        const node = body(...parts.map((part, at) => text(part, at % 2 === 0 ? 'bold' : 'italic')))
        const given = values({ a: value, ab: 'two' })
        expect(textIn(fillBody(node, given))).toBe(fillText(parts.join(''), given))
      }),
    )
  })
})

describe('many variables', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `{name ${n}}`)
  const all = (names: readonly string[]) =>
    values(Object.fromEntries(names.map(name => [name.slice(1, -1), '*'])))

  test.each([1, VARIABLES_MAX - 1, VARIABLES_MAX, VARIABLES_MAX + 1, 3000])(
    'of %i, the first are asked for and filled',
    count => {
      const names = many(count)
      const bodies: Node[] = [
        body(text(names.join(' '))),
        body(...names.map((name, n) => text(name, n % 2 === 0 ? 'bold' : 'italic'))),
        { type: 'doc', content: names.map(name => ({ type: 'paragraph', content: [text(name)] })) },
      ]
      const most = Math.min(count, VARIABLES_MAX)
      for (const node of bodies) {
        expect(variablesOf(node).map(({ name }) => `{${name}}`)).toEqual(names.slice(0, most))
        expect(hasMoreVariables(node)).toBe(count > VARIABLES_MAX)
        const filled = textIn(fillBody(node, all(names))).replaceAll(' ', '')
        expect(filled).toBe('*'.repeat(most) + names.slice(most).join('').replaceAll(' ', ''))
      }
    },
  )

  test('that have one name are one, wherever they are', () => {
    const node = body(...Array.from({ length: 3000 }, (_, n) => text(n % 2 === 0 ? '{A}' : '{a}')))
    expect(variablesOf(node)).toHaveLength(1)
    expect(hasMoreVariables(node)).toBe(false)
    expect(textIn(fillBody(node, values({ a: 'x' })))).toBe('x'.repeat(3000))
  })

  test('in a block of many formats are filled, wherever these change', () => {
    const parts = Array.from({ length: 20_000 }, (_, n) =>
      text('{a}'[n % 3] ?? '', n % 2 ? 'bold' : 'italic'),
    )
    expect(textIn(fillBody(body(...parts), values({ a: 'x' })))).toBe(`${'x'.repeat(6666)}{a`)
  })
})

describe('the length of a filled text', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['{a}', { a: 'x'.repeat(10) }, false],
    ['{a}', { a: 'x'.repeat(11) }, true],
    ['{a}{a}', { a: 'x'.repeat(6) }, true],
    ['{a} {b}', { a: 'x'.repeat(5), b: 'y'.repeat(4) }, false],
    ['{a} {b}', { a: 'x'.repeat(5), b: 'y'.repeat(5) }, true],
    ['{a}', { other: 'x'.repeat(99) }, false],
    // Longer already, but not by a value.
    ['{a} is a long text', {}, false],
    ['{a} is a long text', { a: 'x' }, false],
    ['{a} is a long text', { a: 'long' }, true],
  ])('of %j with %j', (written, given, isTooLong) => {
    for (const node of [body(text(written)), body(...Array.from(written, one => text(one, 'bold')))]) {
      expect(isFilledTooLong(node, values(given), 10)).toBe(isTooLong)
      if (!isTooLong && charactersIn(node) <= 10)
        expect(charactersIn(fillBody(node, values(given)))).toBeLessThanOrEqual(10)
    }
  })

  test('does not count what is not filled', () => {
    const code: Node = { type: 'codeBlock', content: [text('{a}')] }
    const node: Node = { type: 'doc', content: [code, { type: 'paragraph', content: [text('{a}', 'code')] }] }
    expect(isFilledTooLong(node, values({ a: 'x'.repeat(99) }), 10)).toBe(false)
  })
})
