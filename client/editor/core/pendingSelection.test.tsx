import { Editor } from '@tiptap/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { rangeOf, selectOnOpening, usePendingSelection, type PlaceInDocument } from './pendingSelection.ts'

const ID = 'd1'
const place: PlaceInDocument = { documentId: ID, sentence: 'It was sent late.', start: 7, end: 11 }

let editors: Editor[]
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  editors = []
  document.body.innerHTML = '<input><div></div><main></main>'
  root = createRoot(document.body.querySelector('div') ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  for (const editor of editors) editor.destroy()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function editorWith(content: string): Editor {
  const element = document.body.querySelector('main')
  const editor = new Editor({ element, extensions: bodyExtensions(), content })
  // This DOM has no layout to scroll in.
  editor.view.setProps({ handleScrollToSelection: () => true })
  editors.push(editor)
  return editor
}

function Opened({ editor, id = ID, loaded = true }: { editor: Editor; id?: string; loaded?: boolean }) {
  usePendingSelection(editor, id, loaded)
  return null
}
const render = (opened: Parameters<typeof Opened>[0]) => act(() => root.render(<Opened {...opened} />))
const choose = (more: Partial<PlaceInDocument> = {}) => act(() => selectOnOpening({ ...place, ...more }))
const selected = ({ state: { doc, selection } }: Editor) => doc.textBetween(selection.from, selection.to)

describe('the marked part of a sentence', () => {
  const found = (html: string, sentence: string, start: number, end: number) => {
    const { doc } = editorWith(html).state
    const range = rangeOf(doc, { sentence, start, end })
    return range && doc.textBetween(range.from, range.to)
  }

  test.each([
    ['<p>The <b>re</b>port was sent.</p>', 'The report was sent.', 4, 10, 'report'],
    ['<h1>Plan</h1><ul><li><p>It was read.</p></li></ul>', 'It was read.', 7, 11, 'read'],
    ['<p>One<br>It was read.</p>', 'It was read.', 3, 6, 'was'],
    ['<p>A long sentence that was sent late.</p>', '…that was sent…', 6, 14, 'was sent'],
    ['<p>Wait… what was sent?</p>', 'Wait… what was sent?', 11, 19, 'was sent'],
    ['<p>…and it was sent…</p>', '…and it was sent…', 8, 16, 'was sent'],
    ['<p>It was sent late.</p>', '  It was sent late. ', 5, 13, 'was sent'],
    [
      '<table><tr><td><p>Ada</p></td><td><p>It was sent.</p></td></tr></table>',
      'Ada\tIt was sent.',
      7,
      15,
      'was sent',
    ],
    [
      '<table><tr><td><p>Ada</p></td><td><p>It was sent.</p></td></tr></table>',
      'Ada\tIt was sent.',
      0,
      3,
      'Ada',
    ],
  ])('in %s: “%s” %i–%i', (html, sentence, start, end, marked) => {
    expect(found(html, sentence, start, end)).toBe(marked)
  })

  test('is nowhere once the sentence has changed', () => {
    expect(found('<p>It was sent late.</p>', 'It was never sent.', 3, 6)).toBeNull()
    expect(found('<p>It was sent late.</p>', '…', 0, 1)).toBeNull()
  })
})

describe('a pending selection', () => {
  test('is made when its document is loaded, and only there', () => {
    const [other, editor] = [editorWith('<p>It was sent late.</p>'), editorWith('<p>It was sent late.</p>')]
    choose()
    render({ editor: other, id: 'd2' })
    expect(selected(other)).toBe('')
    render({ editor, loaded: false })
    expect(selected(editor)).toBe('')
    render({ editor })
    expect(selected(editor)).toBe('sent')
    expect(editor.isFocused).toBe(true)
  })

  test('is made in a document that is open', () => {
    const editor = editorWith('<p>It was sent late.</p>')
    render({ editor })
    choose()
    expect(selected(editor)).toBe('sent')
    choose({ start: 12, end: 16 })
    expect(selected(editor)).toBe('late')
  })

  test('waits for its sentence, and is made once', () => {
    const editor = editorWith('<p>Hello.</p>')
    choose()
    render({ editor })
    act(() => void editor.commands.insertContentAt(0, '<p>It was sent late.</p>'))
    expect(selected(editor)).toBe('sent')
    act(() => void editor.chain().setTextSelection(1).insertContent('Now ').run())
    expect(selected(editor)).toBe('')
  })

  test.each(['pointerdown', 'keydown', 'wheel'])('is given up when the user acts first: %s', name => {
    const editor = editorWith('<p>It was sent late.</p>')
    choose()
    act(() => void window.dispatchEvent(new Event(name)))
    render({ editor })
    expect(selected(editor)).toBe('')
  })

  test('leaves the focus in a field that the user went to', () => {
    const editor = editorWith('<p>It was sent late.</p>')
    choose()
    const field = document.querySelector('input')
    act(() => field?.focus())
    render({ editor })
    expect(selected(editor)).toBe('')
    expect(document.activeElement).toBe(field)
  })

  test('of another place takes its turn', () => {
    const editor = editorWith('<p>It was sent late.</p>')
    choose({ documentId: 'd2' })
    choose({ start: 0, end: 2 })
    render({ editor })
    expect(selected(editor)).toBe('It')
  })
})
