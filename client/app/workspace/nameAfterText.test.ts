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

test('a line that is typed afterward becomes the title', () => {
  start()
  vi.runAllTimers()
  expect(title).toBe(UNTITLED)
  editor.commands.insertContent('Minutes of Monday.')
  vi.runAllTimers()
  expect(title).toBe('Minutes of Monday')
})

/** Types a title with a mistake, and a second line. */
function titled(): void {
  start()
  editor.commands.insertContent('<p>Minuts of Monday.</p><p>We met.</p>')
  vi.runAllTimers()
  expect(title).toBe('Minuts of Monday')
}

test('the title follows a correction of its line, and no other line', () => {
  titled()
  editor.commands.insertContentAt(6, 'e')
  vi.runAllTimers()
  expect(title).toBe('Minutes of Monday')
  editor.commands.insertContentAt(0, { type: 'paragraph', content: [{ type: 'text', text: 'Draft' }] })
  vi.runAllTimers()
  expect(title).toBe('Minutes of Monday')
})

test('the title follows a correction after the document was opened again', () => {
  titled()
  end()
  start()
  editor.commands.insertContentAt(6, 'e')
  vi.runAllTimers()
  expect(title).toBe('Minutes of Monday')
})

test('a text that replaces all of another one is named after itself', () => {
  titled()
  editor.commands.setContent('<p>Plan</p>', { emitUpdate: true })
  editor.commands.insertContentAt(5, ' for May.')
  vi.runAllTimers()
  expect(title).toBe('Plan for May')
})

test('a title that a user chose stays', () => {
  titled()
  title = 'Our garden'
  editor.commands.insertContentAt(6, 'e')
  vi.runAllTimers()
  expect(title).toBe('Our garden')
  end()
  start()
  editor.commands.insertContentAt(6, 'x')
  vi.runAllTimers()
  expect(title).toBe('Our garden')
})
