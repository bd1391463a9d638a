// @vitest-environment happy-dom
import { Editor, type JSONContent } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { toMarkdown } from '#document/convert/toMarkdown.ts'
import { parseBody } from '#document/parse.ts'

import { isMarkdown } from './markdown.ts'
import { PasteCleaning } from './pasteCleaning.ts'

let editor: Editor
afterEach(() => editor.destroy())

/** Pastes a text into a document with one empty paragraph. Returns a line for each block. */
function pasted(text: string, isPlain = false): string[] {
  editor = new Editor({ extensions: [...bodyExtensions(), PasteCleaning], content: '<p></p>' })
  const { dom } = editor.view
  dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, shiftKey: isPlain }))
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : ''), files: [] }
  dom.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData }))
  const body = parseBody(editor.getJSON())
  expect(body.ok).toBe(true)
  return lines(editor.getJSON(), '')
}

const SHORT: Record<string, string> = { paragraph: 'p', bulletList: '•', listItem: '', blockquote: '>' }

function lines({ type = '', attrs, content = [] }: JSONContent, path: string): string[] {
  const name =
    type === 'heading'
      ? `h${attrs?.['level']}`
      : type === 'orderedList'
        ? `${attrs?.['start']}.`
        : type === 'taskList'
          ? '☐'
          : type === 'taskItem'
            ? attrs?.['checked'] === true
              ? 'x'
              : 'o'
            : (SHORT[type] ?? type)
  const here = type === 'doc' || name === '' ? path : `${path}${name} `
  if (content.length === 0 || content.some(child => child.type === 'text'))
    return [`${here}${content.map(part).join('')}`]
  return content.flatMap(child => lines(child, here))
}

const part = ({ type, text = '', marks = [] }: JSONContent): string =>
  type === 'hardBreak' ? '↵' : marks.reduce((inner, { type }) => `[${type} ${inner}]`, text)

describe('pasted Markdown', () => {
  test('has its headings, lists, quotes, code and rules', () => {
    const text = [
      '# Plan',
      '',
      'We **must** start *soon*, see [the site](https://a.example/x).',
      '',
      '- One',
      '  - Half',
      '- Two `code`',
      '',
      '1. First',
      '2. Then',
      '',
      '- [ ] open',
      '- [x] done',
      '',
      '> Quoted',
      '> - item',
      '',
      '---',
      '',
      '```js',
      'if (a) {',
      '  # not a heading',
      '}',
      '```',
      'The end.',
    ].join('\n')
    expect(pasted(text)).toEqual([
      'h1 Plan',
      'p We [bold must] start [italic soon], see [link the site].',
      '• p One',
      '• • p Half',
      '• p Two [code code]',
      '1. p First',
      '1. p Then',
      '☐ o p open',
      '☐ x p done',
      '> p Quoted',
      '> • p item',
      'horizontalRule ',
      'codeBlock if (a) {\n  # not a heading\n}',
      'p The end.',
    ])
  })

  test.each([
    ['## A ##\ntext', ['h2 A', 'p text']],
    ['#### Deep\n\ntext', ['h3 Deep', 'p text']],
    ['* a\n* b\n+ c', ['• p a', '• p b', '• p c']],
    ['- a\n\n- b', ['• p a', '• p b']],
    ['- a\n    1. b\n    2. c\n- d', ['• p a', '• 1. p b', '• 1. p c', '• p d']],
    ['1) a\n2) b', ['1. p a', '1. p b']],
    ['- a\n  more of it\n- b', ['• p a', '• p more of it', '• p b']],
    ['Text\n~~~\n- a\n~~~', ['p Text', 'codeBlock - a']],
    ['```\nunclosed', ['codeBlock unclosed']],
    ['> a\n> b', ['> p a', '> p b']],
    ['***\n# A', ['horizontalRule ', 'h1 A']],
    [
      '1. one\n\n   ```js\n   if (a) {\n     b()\n   }\n   ```\n\n2. two',
      ['1. p one', '1. codeBlock if (a) {\n  b()\n}', '1. p two'],
    ],
    [
      '- item\n\n  its second paragraph\n\n- next\n  > said',
      ['• p item', '• p its second paragraph', '• p next', '• > p said'],
    ],
    ['- - nested\n- # head', ['• p ', '• • p nested', '• p head']],
    ['- a\n\t- b\n\t\t- c\n- d', ['• p a', '• • p b', '• • • p c', '• p d']],
    [
      '10. ten\n    - sub\n      more\n11. eleven',
      ['10. p ten', '10. • p sub', '10. • p more', '10. p eleven'],
    ],
    ['- [ ] a\n  - [x] b\n  - c', ['☐ o p a', '☐ o ☐ x p b', '☐ o • p c']],
    ['5. five\n6. six', ['5. p five', '5. p six']],
    [
      '\\# no heading\n\\- no item\n3\\. no number\n# A',
      ['p # no heading', 'p - no item', 'p 3. no number', 'h1 A'],
    ],
    ['2 \\* 3', ['p 2 * 3']],
    ['see a\\_b and c\\_d', ['p see a_b and c_d']],
    ['\\*not so\\*, but *so*', ['p *not so*, but [italic so]']],
    ['\\_\\_init\\_\\_ and \\*\\*b\\*\\*', ['p __init__ and **b**']],
    ['See [a](https://a.example/b_(c))', ['p See [link a]']],
    ['3\\. May\n4\\. May', ['p 3. May', 'p 4. May']],
    [
      '# 2 \\* 3\n\n- a\\_b `c\\_d` \\`e\\`\n\n> 1 \\< 2 \\& \\[x\\](y) **b \\* c**',
      ['h1 2 * 3', '• p a_b [code c\\_d] `e`', '> p 1 < 2 & [x](y) [bold b * c]'],
    ],
    ['- C:\\new\\x, \\\\host\\share, \\alpha and \\\\', ['• p C:\\new\\x, \\\\host\\share, \\alpha and \\']],
    ['```\na\\_b\n```\n- c\\_d', ['codeBlock a\\_b', '• p c_d']],
    ['# A\none\\\ntwo', ['h1 A', 'p one↵two']],
    ['- [a\\_b](https://a.example/x\\_y) <https://a.example>', ['• p [link a_b] [link https://a.example]']],
    ['| a\\*b | c |\n|--|--|', ['table tableRow tableHeader p a*b', 'table tableRow tableHeader p c']],
    ['Title\n=====\n\nSub\n-----\nText', ['h1 Title', 'h2 Sub', 'p Text']],
    ['Hi\n==\nText *so*\n\nWhat now?\n---', ['h1 Hi', 'p Text [italic so]', 'h2 What now?']],
    ['A\n===\nB\n---\ntext', ['h1 A', 'h2 B', 'p text']],
    ['> Said\n> ====\n> text', ['> h1 Said', '> p text']],
    ['One.\nTwo\n---\nThree', ['p One.', 'p Two', 'horizontalRule ', 'p Three']],
    ['- a\n---\nb', ['• p a', 'horizontalRule ', 'p b']],
    ['---\ntitle: A\n---\n# B', ['horizontalRule ', 'p title: A', 'horizontalRule ', 'h1 B']],
    ['See ![a tree](https://a.example/t.png)\n- b', ['p See [link a tree]', '• p b']],
    [
      'Prices:\n\n| Tree | Price |\n|:-----|------:|\n| Oak \\| elm | **12** |\n| Beech |\n\nThe end.',
      [
        'p Prices:',
        ...[
          'tableHeader p Tree',
          'tableHeader p Price',
          'tableCell p Oak | elm',
          'tableCell p [bold 12]',
          'tableCell p Beech',
          'tableCell p ',
        ].map(cell => `table tableRow ${cell}`),
        'p The end.',
      ],
    ],
    [
      'a | b\n--|--\n1 | 2',
      ['a', 'b', '1', '2'].map(
        (cell, at) => `table tableRow ${at < 2 ? 'tableHeader' : 'tableCell'} p ${cell}`,
      ),
    ],
  ])('%j', (text, expected) => {
    expect(pasted(text).filter((line, at, all) => line !== 'p ' || at < all.length - 1)).toEqual(expected)
  })

  test.each([
    'Hello Tom,\nthe plan is ready.\nBest, Ada',
    'It was -5 degrees.\n-3 the day before.',
    '#hashtag and #another',
    'In 1984\n1984. It was a year.',
    'a - b\nc * d',
    'C# and F#\n2 > 1',
    'a | b\nc | d',
    '3. March\n5. May',
    String.raw`C:\_old\*.txt and \\host\share`,
    String.raw`The pattern \*\.txt or /a\_b\d/`,
    String.raw`\frac{a\_b}{2 \* 3}`,
    String.raw`¯\_(ツ)_/¯`,
    'The end.\n=====',
    'Name   Age\n==========\nAnn    12',
    'a == b\n==\nc',
  ])('%j is none', text => {
    expect(isMarkdown(text)).toBe(false)
    expect(pasted(text)).toEqual(text.split('\n').map(line => `p ${line}`))
  })

  test.each([
    '> '.repeat(3000) + 'deep',
    Array.from({ length: 400 }, (_, at) => `${'  '.repeat(at)}- item ${at}`).join('\n'),
    '- '.repeat(2000) + 'x',
    '|'.repeat(2000) + '\n' + '|-'.repeat(1000) + '|',
  ])('is never deeper than a document may be', text => {
    expect(pasted(text).length).toBeGreaterThan(0)
  })

  test.each([
    '2 * 3 and 4 * 5',
    'snake_case_name, _x and __init__',
    '*not so* and **not so** and ~~not so~~',
    '# no heading',
    '3. May',
    '- no item',
    'a [b](c) <d> & e | f',
    'C:\\new\\_x and \\',
    'under `code` and ``more``',
    'https://a.example/a_b_c',
    '===',
  ])('a copy of %j as Markdown is the same text', text => {
    const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] }
    const bold = { type: 'text', text: 'bold * _text_', marks: [{ type: 'bold' }] }
    const content = [heading, { type: 'paragraph', content: [{ type: 'text', text: `${text} ` }, bold] }]
    const body = parseBody({ type: 'doc', content })
    if (!body.ok) throw new Error('no body')
    expect(pasted(toMarkdown(body.value)).slice(0, 2)).toEqual([
      `h2 ${text}`,
      `p ${text} [bold bold * _text_]`,
    ])
  })

  test('stays text where it is pasted as plain text', () => {
    expect(pasted('# Plan\n- One', true)).toEqual(['p # Plan', 'p - One'])
  })
})
