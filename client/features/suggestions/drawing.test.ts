import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { SuggestionMarks } from './extension.ts'

let editor: Editor | null = null
afterEach(() => editor?.destroy())

const paragraph = (text: string, format: string, author = 'ada') => ({
  type: 'paragraph',
  content: [
    { type: 'text', text, marks: [{ type: 'formatting', attrs: { id: 's', author, format, on: true } }] },
  ],
})
const numbered = (start: number, ...texts: string[]) => ({
  type: 'orderedList',
  attrs: { start },
  content: texts.map(text => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })),
})

/** The texts that are drawn as items, each behind its sign. */
function itemsOf(...content: object[]): string[] {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), SuggestionMarks],
    content: { type: 'doc', content },
  })
  const items = editor.view.dom.querySelectorAll<HTMLElement>('.suggested-item')
  return [...items].map(item => `${item.style.getPropertyValue('--sign')} ${item.textContent}`)
}

test('suggested items of lists are drawn with their signs', () => {
  expect(
    itemsOf(paragraph('a', 'bulletList'), paragraph('b', 'taskList'), paragraph('c', 'heading1')),
  ).toEqual(["'•' a", "'☐' b"])
})

test('suggested items of numbered lists go on with the numbers of the block before them', () => {
  const plain = { type: 'paragraph', content: [{ type: 'text', text: 'Plain' }] }
  const [one, two] = [paragraph('a', 'orderedList'), paragraph('b', 'orderedList', 'bea')]
  expect(itemsOf(numbered(3, 'x', 'y'), one, two, plain, one)).toEqual(["'5.' a", "'6.' b", "'1.' a"])
})

test('text that is written in a suggested heading later is drawn like it', () => {
  const { content } = paragraph('Mill', 'heading2')
  const plain = { type: 'text', text: ' old' }
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), SuggestionMarks],
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [...content, plain] },
        { type: 'paragraph', content: [plain] },
      ],
    },
  })
  const headings = editor.view.dom.querySelectorAll('[data-format="heading2"]')
  expect([...headings].map(({ textContent }) => textContent)).toEqual(['Mill', ' old'])
})
