import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { suggestAs, Suggesting } from '#client/editor/suggesting/suggesting.ts'
import { suggestionsIn } from '#document/suggestions.ts'

import { addressAt, isInLink, setAddress } from './address.ts'

const OLD = 'https://example.org/old'
const NEW = 'https://example.org/new'

const refused = vi.fn<() => void>()
let editor: Editor
beforeEach(() => {
  refused.mockClear()
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), Suggesting.configure({ onRefused: refused })],
    content: `<p>One <a href="${OLD}">two</a> three</p>`,
  })
  // This DOM has no layout to scroll in.
  editor.view.setProps({ handleScrollToSelection: () => true })
})
afterEach(() => editor.destroy())

const select = (from: number, to = from) => editor.commands.setTextSelection({ from, to })
const notes = () =>
  suggestionsIn(editor.state.doc).flatMap(({ parts }) =>
    parts.map(part => (part.kind === 'linking' ? [part.text, part.before, part.href] : part.kind)),
  )
const links = () => [...editor.getHTML().matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

describe('the address of a link', () => {
  test('is changed and ended for all of it while editing', () => {
    select(6)
    setAddress(editor, NEW)
    expect(links()).toEqual([NEW])
    select(6)
    setAddress(editor, null)
    expect(links()).toEqual([])
    expect(notes()).toEqual([])
  })

  test('is suggested for all of it, and shown as suggested until it is as before', () => {
    suggestAs(editor, 'ada')
    select(6)
    setAddress(editor, NEW)
    expect(notes()).toEqual([['two', OLD, NEW]])
    expect(links()).toEqual([OLD])
    select(6)
    expect(addressAt(editor)).toBe(NEW)
    setAddress(editor, null)
    expect(notes()).toEqual([['two', OLD, null]])
    select(6)
    expect(addressAt(editor)).toBeNull()
    expect(isInLink(editor)).toBe(true)
    setAddress(editor, OLD)
    expect(notes()).toEqual([])
    expect(refused).not.toHaveBeenCalled()
  })

  test('of a suggested link is changed and taken back at the caret', () => {
    suggestAs(editor, 'ada')
    select(9, 14)
    setAddress(editor, NEW)
    expect(notes()).toEqual([['three', null, NEW]])
    select(11)
    setAddress(editor, OLD)
    expect(notes()).toEqual([['three', null, OLD]])
    select(11)
    setAddress(editor, null)
    expect(notes()).toEqual([])
    // That of another is theirs.
    setAddress(editor, NEW)
    suggestAs(editor, 'bea')
    expect(addressAt(editor)).toBeNull()
  })

  test('is suggested by an address that is pasted over a selection', () => {
    suggestAs(editor, 'ada')
    select(1, 4)
    expect(editor.commands.setLink({ href: NEW })).toBe(true)
    expect(notes()).toEqual([['One', null, NEW]])
    expect(editor.commands.setLink({ href: 'javascript:alert(1)' })).toBe(false)
    expect(notes()).toEqual([['One', null, NEW]])
  })

  test('cannot be suggested in code, which has no links', () => {
    editor.commands.setContent('<pre><code>one</code></pre>')
    suggestAs(editor, 'ada')
    select(1, 4)
    setAddress(editor, NEW)
    expect(notes()).toEqual([])
    expect(refused).toHaveBeenCalledOnce()
  })
})
