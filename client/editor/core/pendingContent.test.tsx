import { Editor, type JSONContent } from '@tiptap/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { dropPending, keepForOpening, usePendingContent } from './pendingContent.ts'

const ID = 'd1'
const TEXT: JSONContent = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'From a file.' }] }],
}

let editor: Editor
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.querySelector('div') ?? document.body)
  editor = new Editor({ element: null, extensions: bodyExtensions() })
})
afterEach(() => {
  act(() => root.unmount())
  editor.destroy()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function Opened({ loaded = true }: { loaded?: boolean }) {
  usePendingContent(editor, ID, loaded)
  return null
}
const open = (opened: Parameters<typeof Opened>[0] = {}) => act(() => root.render(<Opened {...opened} />))
const keep = (documentId = ID) => act(() => keepForOpening(documentId, TEXT))

test('a text that was stored before is inserted once the document is loaded', () => {
  keep()
  open({ loaded: false })
  expect(editor.getText()).toBe('')
  open()
  expect(editor.getText()).toBe('From a file.')
})

test('a text that is stored while the document is open is inserted then', () => {
  open()
  keep('another')
  expect(editor.getText()).toBe('')
  keep()
  expect(editor.getText()).toBe('From a file.')
})

test('a document with a text keeps it', () => {
  editor.commands.setContent('<p>Typed.</p>')
  open()
  keep()
  expect(editor.getText()).toBe('Typed.')
})

/** Opens the document in a later tab. */
function reopen() {
  act(() => root.render(null))
  editor.destroy()
  editor = new Editor({ element: null, extensions: bodyExtensions() })
  open()
}

test('a text is inserted again in a later tab until it is dropped', () => {
  keep()
  open()
  reopen()
  expect(editor.getText()).toBe('From a file.')
  dropPending(editor, ID)
  reopen()
  expect(editor.getText()).toBe('')
})

test('a text that its user has cleared is not put back', () => {
  keep()
  open()
  editor.commands.clearContent()
  keep('another')
  expect(editor.getText()).toBe('')
  dropPending(editor, ID)
  reopen()
  expect(editor.getText()).toBe('')
})

test('a text that is not there yet is not dropped with an empty document', () => {
  open()
  keep('another')
  dropPending(editor, 'another')
  expect(localStorage).toHaveLength(1)
})
