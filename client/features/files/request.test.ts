import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { store } from '#client/shared/lib/store.ts'
import { KINDS } from '#schema/documents/kinds.ts'

import { exportText, fileRequest } from './request.ts'

let editor: Editor
beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions: bodyExtensions() })
})
afterEach(() => {
  store.set(fileRequest, null)
  editor.destroy()
})

const exportedTitle = (title: string) => {
  exportText('md', { editor, document: { id: 'd', kind: 'document', title } })
  const request = store.get(fileRequest)
  return request?.kind === 'export' ? request.title : null
}

test('a document that its text has not named yet is exported under the name that it is about to get', () => {
  editor.commands.insertContent('A letter. To a friend.')
  expect(exportedTitle(KINDS.document.untitled)).toBe('A letter')
})

test('a chosen title names the file', () => {
  editor.commands.insertContent('A letter. To a friend.')
  expect(exportedTitle('Mail')).toBe('Mail')
})

test('an empty document is exported as untitled', () => {
  expect(exportedTitle(KINDS.document.untitled)).toBe(KINDS.document.untitled)
})
