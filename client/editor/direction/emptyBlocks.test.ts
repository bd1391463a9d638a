import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { directionOf } from '#document/direction.ts'

import { EmptyBlocks } from './emptyBlocks.ts'

let editor: Editor | null = null

afterEach(() => editor?.destroy())

/** Returns which blocks of a text are set from the right without having letters. */
function fromTheRight(html: string): boolean[] {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), EmptyBlocks],
    content: html,
  })
  return [...editor.view.dom.querySelectorAll('p, h1, pre')].map(block =>
    block.classList.contains('from-the-right'),
  )
}

test.each([
  ['שלום', 'rtl'],
  ['12. مرحبا', 'rtl'],
  ['ދިވެހި', 'rtl'],
  ['Hello שלום', 'ltr'],
  ['日本語', 'ltr'],
  ['12.', null],
  ['', null],
])('the direction of “%s” is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test('an empty block has the direction of the text before it', () => {
  expect(fromTheRight('<p></p><h1>שלום</h1><p></p><p>12</p><ul><li><p></p></li></ul>')).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
  expect(fromTheRight('<p>שלום</p><p>Hello</p><p></p>')).toEqual([false, false, false])
})

test('a block takes its direction from its letters as soon as it has some', () => {
  expect(fromTheRight('<p>שלום</p><p></p>')).toEqual([false, true])
  editor?.commands.insertContentAt(7, 'Hello')
  const last = editor?.view.dom.lastElementChild
  expect([last?.className, last?.getAttribute('dir')]).toEqual(['', 'auto'])
})
