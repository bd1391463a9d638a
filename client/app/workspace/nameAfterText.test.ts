import { Editor } from '@tiptap/core'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { UNTITLED } from '#schema/documents/contract.ts'

import { nameAfterText } from './nameAfterText.ts'

let editor: Editor
let end: () => void
let title: string

/** Starts the naming, as when its code has arrived. */
const start = (isTypedHere = true) => {
  end = nameAfterText({
    editor,
    isTypedHere,
    shown: () => title,
    untitled: UNTITLED,
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

test('a document that was left at once is named, and so is one that is opened without a name', () => {
  start()
  editor.commands.insertContent('Minutes of Monday.')
  end()
  expect(title).toBe('Minutes of Monday')
  title = UNTITLED
  start(false)
  vi.runAllTimers()
  expect(title).toBe(UNTITLED)
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' We met.')
  vi.runAllTimers()
  expect(title).toBe('Minutes of Monday')
})

test('what others write in the first line does not rename the document', () => {
  titled()
  const remote = (text: string, at: number) =>
    editor.view.dispatch(
      editor.state.tr.insertText(text, at).setMeta(ySyncPluginKey, { isChangeOrigin: true }),
    )
  remote('Our ', 1)
  vi.runAllTimers()
  expect(title).toBe('Minuts of Monday')
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' Today.')
  vi.runAllTimers()
  expect(title).toBe('Minuts of Monday')
})
