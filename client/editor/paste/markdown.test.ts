// @vitest-environment happy-dom
import { Editor, type JSONContent } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { afterEach, describe, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { parseBody } from '#document/parse.ts'

import { isMarkdown } from './markdown.ts'
import { textSlice } from './PasteCleaning.ts'

let editor: Editor
afterEach(() => editor.destroy())

/** Pastes a text into a document with one empty paragraph. Returns a line for each block. */
function pasted(text: string, isPlain = false): string[] {
  editor = new Editor({ extensions: bodyExtensions(), content: '<p></p>' })
  editor.registerPlugin(
    new Plugin({ props: { clipboardTextParser: (value, $context) => textSlice(value, $context, isPlain) } }),
  )
  editor.view.pasteText(text)
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

const part = ({ text = '', marks = [] }: JSONContent): string =>
  marks.reduce((inner, { type }) => `[${type} ${inner}]`, text)

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
  ])('%j is none', text => {
    expect(isMarkdown(text)).toBe(false)
    expect(pasted(text)).toEqual(text.split('\n').map(line => `p ${line}`))
  })

  test('stays text where it is pasted as plain text', () => {
    expect(pasted('# Plan\n- One', true)).toEqual(['p # Plan', 'p - One'])
  })
})
