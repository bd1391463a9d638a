import { Editor } from '@tiptap/core'
import { AllSelection } from '@tiptap/pm/state'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { PasteCleaning } from '#client/editor/paste/pasteCleaning.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { suggestionsIn } from '#document/suggestions.ts'

import type { Refusal } from './refusal.ts'
import { suggestAs, suggestedBy, Suggesting } from './suggesting.ts'

const refused = vi.fn<(refusal: Refusal) => void>()

let editor: Editor
beforeEach(() => {
  refused.mockClear()
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), PasteCleaning, Suggesting.configure({ onRefused: refused })],
  })
})
afterEach(() => editor.destroy())

const write = (html: string) => {
  suggestAs(editor, null)
  editor.commands.setContent(html)
}
const html = () =>
  editor
    .getHTML()
    .replaceAll(/ dir="auto"| data-(?:suggestion|author)="[^"]*"/g, '')
    .replaceAll('\u2029', '¶')
    .replaceAll('\u2028', '↵')

/** Types a text as a browser does, with the rules of the editor. */
function type(text: string): void {
  for (const letter of text) {
    const { from, to } = editor.state.selection
    const isTaken = editor.view.someProp('handleTextInput', handle =>
      handle(editor.view, from, to, letter, () => editor.state.tr.insertText(letter, from, to)),
    )
    if (!isTaken) editor.view.dispatch(editor.state.tr.insertText(letter, from, to))
  }
}

describe('suggesting', () => {
  test.each(['- x', '1. x', '# x', '> x'])('keeps “%s” as text', typed => {
    write('<p></p>')
    suggestAs(editor, 'ada')
    type(typed)
    expect(html()).toBe(`<p><ins>${typed.replace('>', '&gt;')}</ins></p>`)
    expect(refused).not.toHaveBeenCalled()
  })

  test('makes one edit a suggestion while others change the text', () => {
    write('<p>One two</p>')
    editor.view.dispatch(suggestedBy(editor.state.tr.insertText('three', 5, 8), 'ada'))
    editor.view.dispatch(editor.state.tr.insertText('Our ', 1))
    expect(html()).toBe('<p>Our One <del>two</del><ins>three</ins></p>')
  })

  test('formats own text by rules', () => {
    write('<p></p>')
    suggestAs(editor, 'ada')
    type('**x** ')
    expect(html()).toBe('<p><strong><ins>x</ins></strong><ins> </ins></p>')
  })

  test.each<[string, () => boolean]>([
    ['heading2', () => editor.commands.toggleHeading({ level: 2 })],
    ['bulletList', () => editor.commands.toggleBulletList()],
    ['orderedList', () => editor.commands.toggleOrderedList()],
    ['taskList', () => editor.commands.toggleTaskList()],
  ])('notes a %s on all blocks with text, and leaves the empty ones', (kind, command) => {
    for (const [text, formats] of [
      ['<p>One</p><p></p><h3>two</h3>', [kind, kind]],
      ['<p></p><p></p>', []],
    ] as const) {
      write(text)
      suggestAs(editor, 'ada')
      editor.commands.selectAll()
      command()
      const parts = suggestionsIn(editor.state.doc).flatMap(suggestion => suggestion.parts)
      expect(parts.map(part => (part.kind === 'formatting' ? part.format : part.kind))).toEqual(formats)
      expect(refused).toHaveBeenCalledTimes(formats.length === 0 ? 1 : 0)
    }
  })

  test('replaces all of a selected text', () => {
    write('<p>One</p><p>two</p>')
    suggestAs(editor, 'ada')
    editor.view.dispatch(editor.state.tr.setSelection(new AllSelection(editor.state.doc)))
    type('x')
    expect(html()).toBe('<p><del>One</del></p><p><del>two</del><ins>x</ins></p>')
  })

  test('leaves the original text alone when rules follow a paste', () => {
    write('<p>`old` https://x.example/y</p>')
    suggestAs(editor, 'ada')
    editor.commands.setTextSelection({ from: 1, to: 6 })
    editor.view.pasteText('new')
    expect(html()).toBe('<p><del>`old`</del><ins>new</ins> https://x.example/y</p>')
    editor.commands.setTextSelection({ from: 10, to: 29 })
    editor.view.pasteText('new words')
    expect(html()).not.toContain('<a')
  })

  test('adds paragraphs below a block to its end', () => {
    write('<p>One</p><p>two</p>')
    suggestAs(editor, 'ada')
    const paragraph = editor.schema.node('paragraph', null, [editor.schema.text('new')])
    editor.view.dispatch(editor.state.tr.insert(5, paragraph))
    expect(html()).toBe('<p>One<ins>¶new</ins></p><p>two</p>')
  })

  test('does not take a line break away silently', () => {
    write('<p>One<br>two</p>')
    suggestAs(editor, 'ada')
    editor.view.dispatch(editor.state.tr.insertText(' ', 4, 5))
    expect(refused).toHaveBeenCalled()
    expect(html()).toBe('<p>One<br>two</p>')
  })

  test.each<[string, number, () => boolean]>([
    ['<p>One</p><p>two</p>', 6, () => editor.commands.joinBackward()],
    ['<p>One</p><p></p>', 6, () => editor.commands.joinBackward()],
    ['<ul><li><p>One</p></li></ul><p>two</p>', 10, () => editor.commands.joinTextblockBackward()],
    ['<p>One<br>two</p>', 5, () => editor.commands.deleteRange({ from: 4, to: 5 })],
  ])('says that lines cannot be joined, and leaves them: %s', (text, at, join) => {
    write(text)
    suggestAs(editor, 'ada')
    editor.commands.setTextSelection(at)
    const before = html()
    join()
    expect(refused.mock.calls).toEqual([[{ tried: 'join', mayEdit: true }]])
    expect(html()).toBe(before)
  })

  test('says whether the user could make another edit that cannot be suggested', () => {
    write('<p>One</p>')
    for (const mayEdit of [true, false]) {
      suggestAs(editor, 'ada', mayEdit)
      editor.commands.setBlockquote()
      expect(refused).toHaveBeenLastCalledWith({ tried: 'other', mayEdit })
    }
  })

  test('turns the lines of pasted code into suggested breaks', () => {
    write('<p>One</p>')
    suggestAs(editor, 'ada')
    editor.commands.setTextSelection(4)
    editor.view.dispatch(editor.state.tr.insertText('a\nb', 4))
    expect(html()).toBe('<p>One<ins>a↵b</ins></p>')
  })

  test('copies struck text neither by moving it nor to the clipboard', () => {
    write('<p>One two three.</p>')
    suggestAs(editor, 'bea')
    editor.view.dispatch(editor.state.tr.delete(5, 8))
    editor.view.dispatch(editor.state.tr.insertText('2\u2029', 8))
    const { content } = editor.view.serializeForClipboard(editor.state.doc.slice(1, 12)).slice
    expect(content.textBetween(0, content.size, '|', '↵')).toBe('One 2↵ t')
    suggestAs(editor, 'ada')
    const moved = editor.state.tr.replace(16, 16, editor.state.doc.slice(1, 8)).setMeta('uiEvent', 'drop')
    editor.view.dispatch(moved)
    expect(html()).toContain('<ins>One </ins>')
  })

  test('shows the box of a task as it is after a press', () => {
    write('<ul data-type="taskList"><li data-type="taskItem" data-checked="false"><p>Call</p></li></ul>')
    suggestAs(editor, 'ada')
    const box = editor.view.dom.querySelector('input')
    if (!box) throw new Error('No box')
    box.checked = true
    box.dispatchEvent(new Event('change', { bubbles: true }))
    expect(refused).toHaveBeenCalled()
    expect(box.checked).toBe(false)
  })
})

describe('editing', () => {
  test('in text that is to go is real, and in suggested text is a part of that', () => {
    write('<p>One two.</p>')
    suggestAs(editor, 'bea')
    editor.view.dispatch(editor.state.tr.delete(5, 8))
    editor.view.dispatch(editor.state.tr.insertText('three', 8))
    suggestAs(editor, null)
    editor.commands.setTextSelection(6)
    type('KEPT')
    editor.commands.setTextSelection(15)
    type('ALSO')
    expect(html()).toBe('<p>One <del>two</del>KEPT<ins>thrALSOee</ins>.</p>')
    expect(suggestionsIn(editor.state.doc)).toHaveLength(1)
  })
})
