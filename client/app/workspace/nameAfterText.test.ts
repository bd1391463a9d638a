import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { UNTITLED } from '#schema/documents/contract.ts'

import { nameAfterText } from './nameAfterText.ts'

let editor: Editor
let end: () => void
let title: string

/** Starts the naming, as when its code has arrived. */
const start = () => {
  end = nameAfterText({
    editor,
    shown: () => title,
    rename: wanted => Promise.resolve((title = wanted)),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  title = UNTITLED
  editor = new Editor({ element: document.createElement('div'), extensions: bodyExtensions() })
})
afterEach(() => {
  end()
  editor.destroy()
  vi.useRealTimers()
})

test('a line that was typed before this code arrived becomes the title', () => {
  editor.commands.insertContent('Minutes of Monday.')
  start()
  vi.runAllTimers()
  expect(title).toBe('Minutes of Monday')
})

test('a line that is typed afterward becomes the title, and a second line ends the naming', () => {
  start()
  vi.runAllTimers()
  expect(title).toBe(UNTITLED)
  editor.commands.insertContent('Minutes of Monday.')
  vi.runAllTimers()
  expect(title).toBe('Minutes of Monday')
  editor.commands.insertContent([{ type: 'paragraph' }, { type: 'paragraph' }])
  vi.runAllTimers()
  editor.commands.insertContentAt(1, 'The ')
  vi.runAllTimers()
  expect(title).toBe('Minutes of Monday')
})
