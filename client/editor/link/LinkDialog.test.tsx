import { Editor } from '@tiptap/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { typeInto } from '#tests/support/typeInto.ts'

import { LinkDialog } from './LinkDialog.tsx'

const LINKED = '<p>See <a href="https://example.org/old">this page</a>.</p>'

let editor: Editor
let root: Root
let isOpen: boolean

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div><main></main>'
  root = createRoot(document.body.querySelector('div') ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  editor.destroy()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Opens the dialog over a selection. */
function open(content: string, selection: { from: number; to: number }): void {
  editor = new Editor({
    element: document.body.querySelector('main'),
    extensions: bodyExtensions(),
    content,
  })
  // This DOM has no layout to scroll in.
  editor.view.setProps({ handleScrollToSelection: () => true })
  editor.commands.setTextSelection(selection)
  isOpen = true
  const close = () => {
    isOpen = false
  }
  act(() => root.render(<LinkDialog editor={editor} open onClose={close} />))
}

const field = () => {
  const found = document.querySelector('input')
  if (!found) throw new Error('The dialog has no field.')
  return found
}
const press = (name: string) =>
  act(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`There is no button ${name}.`)
    button.click()
  })
const problem = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent

test.each([
  ['over a selection', '<p>See this page.</p>', { from: 5, to: 14 }],
  ['at the caret', '<p>See this page.</p>', { from: 5, to: 5 }],
  ['over a link', LINKED, { from: 7, to: 7 }],
])(
  'applies no link %s once the text can only be read, and keeps the address',
  async (_, content, selection) => {
    open(content, selection)
    const before = editor.getHTML()
    await typeInto(field(), 'example.org/new')
    editor.setEditable(false)
    press('Apply')
    expect(editor.getHTML()).toBe(before)
    expect(isOpen).toBe(true)
    expect(field().value).toBe('example.org/new')
    expect(problem()).toContain('can’t be changed right now')
    editor.setEditable(true)
    press('Apply')
    expect(editor.getHTML()).toContain('href="https://example.org/new"')
    expect(isOpen).toBe(false)
  },
)

test('removes no link once the text can only be read', () => {
  open(LINKED, { from: 7, to: 7 })
  editor.setEditable(false)
  press('Remove link')
  expect(editor.getHTML()).toContain('https://example.org/old')
  expect(isOpen).toBe(true)
  expect(problem()).toContain('can’t be changed right now')
  editor.setEditable(true)
  press('Remove link')
  expect(editor.getHTML()).not.toContain('href')
  expect(isOpen).toBe(false)
})

test.each([
  ['ada@example.org', 'mailto:ada@example.org'],
  ['example.org/@ada', 'https://example.org/@ada'],
  ['tel:+15551234', 'tel:+15551234'],
])('completes the address %s', async (typed, href) => {
  open('<p>See this page.</p>', { from: 5, to: 14 })
  await typeInto(field(), typed)
  press('Apply')
  expect(editor.getHTML()).toContain(`href="${href}"`)
})
