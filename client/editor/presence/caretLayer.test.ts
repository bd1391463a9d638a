import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { createCaretLayer } from './caretLayer.ts'

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

test('a caret follows a text whose blocks have their heights only after the frame in which they came', async () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: bodyExtensions(),
    content: '<p>One</p>',
  })
  const caret = document.createElement('span')
  let top = 400
  editor.view.coordsAtPos = () => ({ left: 10, right: 10, top, bottom: top + 20 })
  const layer = createCaretLayer(editor.view, () => [{ key: '7', position: 4, element: () => caret }])
  onTestFinished(() => {
    layer.destroy()
    editor.destroy()
  })
  await nextFrame()
  expect(caret.style.top).toBe('400px')
  top = 100
  await nextFrame()
  expect(caret.style.top).toBe('100px')
})
