import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { store } from '#client/shared/lib/store.ts'

import { SuggestionMarks } from './extension.ts'

let editor: Editor | null = null
afterEach(() => editor?.destroy())

const marked = (text: string, id: string) => ({
  type: 'text',
  text,
  marks: [{ type: 'insertion', attrs: { id, author: 'ada' } }],
})

test('a click on suggested text opens its card, and says whether it was open before', () => {
  const made = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), SuggestionMarks],
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [marked('new', 'a'), { type: 'text', text: ' and ' }, marked('old', 'b')],
        },
      ],
    },
  })
  editor = made
  const { picked, snapshot } = made.storage.suggestions.handle
  const clicks: boolean[] = []
  store.sub(picked, () => clicks.push(store.get(picked).opens))
  const clickAt = (position: number) => {
    made.view.someProp('handleClick', handle => handle(made.view, position, new MouseEvent('mouseup')))
    return store.get(snapshot).active
  }
  expect([2, 3, 6, 10].map(clickAt)).toEqual(['ada a', 'ada a', null, 'ada b'])
  expect(clicks).toEqual([true, false, true])
})
