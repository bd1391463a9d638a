import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { HelpKey } from './helpKey.ts'

let editor: Editor
afterEach(() => editor.destroy())

test('Ctrl+/ on a German keyboard is left to the page, and Ctrl+Shift+7 elsewhere makes a list', () => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), HelpKey],
    content: '<p>a</p>',
  })
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', {
      key,
      code: 'Digit7',
      keyCode: 55,
      ctrlKey: true,
      shiftKey: true,
      cancelable: true,
    })
    editor.view.dom.dispatchEvent(event)
    return [event.defaultPrevented, editor.getJSON().content?.[0]?.type]
  }
  expect(press('/')).toEqual([false, 'paragraph'])
  expect(press('&')).toEqual([true, 'orderedList'])
})
