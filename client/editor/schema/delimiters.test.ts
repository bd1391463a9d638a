// @vitest-environment happy-dom
import { Editor, type JSONContent } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'

import { bodyExtensions } from './extensions.ts'

let editor: Editor
afterEach(() => editor.destroy())

const start = () => {
  editor = new Editor({ extensions: bodyExtensions(), content: '<p></p>' })
}

/** The text with the marks of its parts in brackets. */
const shown = (): string => (editor.getJSON().content?.[0]?.content ?? []).map(part).join('')
const part = ({ text = '', marks = [] }: JSONContent): string =>
  marks.reduce((inner, { type }) => `[${type} ${inner}]`, text)

/** Types a text key by key. */
function typed(text: string): string {
  start()
  for (const key of text) {
    const { from, to } = editor.state.selection
    const insert = () => editor.state.tr.insertText(key, from, to)
    const isHandled = editor.view.someProp('handleTextInput', handle =>
      handle(editor.view, from, to, key, insert),
    )
    if (isHandled !== true) editor.view.dispatch(insert())
  }
  return shown()
}

function pasted(text: string): string {
  start()
  editor.view.pasteText(text)
  return shown()
}

const LITERAL = [
  '5 * 6 * 7',
  '5 *6 *7',
  '5* 6* 7',
  '5*6*7',
  '2 ** 3 ** 2',
  '2**3**2',
  'see _ and _ here',
  'see _this and _that',
  'snake_case_name and __ twice __',
  'x ~~ y ~~ z',
  'about ~~ 5 and ~~6',
  'one * two * three',
  'a *one * two',
  String.raw`not \*this\* or \_that\_`,
  '` `',
  'a ``` b',
  'https://a.example/_one_/x',
]
test.each(LITERAL)('typed or pasted, %s stays', text => {
  expect(typed(text)).toBe(text)
  expect(pasted(text).replace(/\[link ([^\]]+)\]/, '$1')).toBe(text)
})

test.each([
  ['a *b c* d', 'a [italic b c] d'],
  ['*b*', '[italic b]'],
  ['a _b c_ d', 'a [italic b c] d'],
  ['(_b_)', '([italic b])'],
  ['a **b c** d', 'a [bold b c] d'],
  ['“**b**”', '“[bold b]”'],
  ['a __b__.', 'a [bold b].'],
  ['a ~~b c~~ d', 'a [strike b c] d'],
  ['a `b * c` d', 'a [code b * c] d'],
  ['` a `', '[code a]'],
  ['x `  b ` y', 'x [code  b] y'],
  ['*2 * 3*', '*2 * 3*'],
])('typed or pasted, %s is %s', (text, expected) => {
  expect(typed(text)).toBe(expected)
  expect(pasted(text)).toBe(expected)
})

test.each([
  ['`*a*` and *b*', '[code *a*] and [italic b]'],
  ['`` a`b `` c', '[code a`b] c'],
  ['**a** and *b* and ~~c~~', '[bold a] and [italic b] and [strike c]'],
  ['_a_b_ c', '_a_b_ c'],
])('pasted, %s is %s', (text, expected) => expect(pasted(text)).toBe(expected))
