import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'

import { ActHistory } from '#client/editor/acts/history.ts'
import { CharacterLimit } from '#client/editor/core/limit.ts'
import { Drawings } from '#client/editor/drawings/drawings.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { store } from '#client/shared/lib/store.ts'
import { BODY_FIELD } from '#document/version.ts'
import { MAX_CHARACTERS } from '#schema/documents/kinds.ts'

import { replacedInBlocks } from './replace.ts'
import { Search } from './search.ts'

const refused = vi.fn<() => void>()

let doc: Y.Doc
let editor: Editor
let search: Search
let stop: () => void

beforeEach(() => {
  refused.mockClear()
  doc = new Y.Doc()
  const undoManager = new ActHistory(doc.getXmlFragment(BODY_FIELD))
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [
      ...bodyExtensions(),
      Collaboration.configure({ document: doc, field: BODY_FIELD, yUndoOptions: { undoManager } }),
      CharacterLimit.configure({ onRefused: refused }),
      Drawings,
    ],
  })
  search = new Search(editor)
  stop = () => undefined
})
afterEach(() => {
  stop()
  editor.destroy()
})

const textOf = () => editor.getText({ blockSeparator: '\n' })
const write = (...lines: string[]) => {
  editor.commands.setContent(lines.map(line => `<p>${line}</p>`).join(''))
  editor.commands.setTextSelection(1)
}
const look = (text: string) => {
  stop = search.start()
  search.look({ text, matchCase: false, wholeWord: false, isExpression: false })
}
const place = () => {
  const { index, count } = store.get(search.found)
  return `${index + 1} of ${count}`
}
const expectInStep = () =>
  expect(yXmlFragmentToProseMirrorRootNode(doc.getXmlFragment(BODY_FIELD), editor.schema).toJSON()).toEqual(
    editor.getJSON(),
  )

describe('a search', () => {
  test('begins at the caret, goes round the ends, and marks the current match', () => {
    write('one two', 'One too')
    editor.commands.setTextSelection(6)
    look('one')
    expect(place()).toBe('2 of 2')
    search.step(1)
    expect(place()).toBe('1 of 2')
    search.step(-1)
    expect(place()).toBe('2 of 2')
    expect(editor.view.dom.querySelectorAll('.find-match')).toHaveLength(2)
    expect(editor.view.dom.querySelector('.find-current')?.textContent).toBe('One')
    look('nothing')
    expect(place()).toBe('0 of 0')
  })

  test('keeps its match while others write before it, in it and after it', () => {
    write('one', 'two', 'one')
    look('one')
    search.step(1)
    const [, , last] = doc.getXmlFragment(BODY_FIELD).toArray()
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    const first = other.getXmlFragment(BODY_FIELD).get(0)
    if (!(first instanceof Y.XmlElement) || !(last instanceof Y.XmlElement)) throw new Error('No paragraphs')
    first.insert(0, [new Y.XmlText('one and ')])
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other))
    expect(place()).toBe('3 of 3')
    expect(editor.view.dom.querySelectorAll('.find-match')).toHaveLength(3)
    expect(search.current()?.from).toBe(textOf().lastIndexOf('one') + 3)
  })

  test('finds and replaces across formats, with the format of the first character', () => {
    write('a <strong>bo</strong>ld word')
    look('bold')
    expect(search.replace('brave')).toBe(1)
    expect(editor.getHTML()).toContain('<p dir="auto">a <strong>brave</strong> word</p>')
    expectInStep()
  })

  test('replaces one and goes on, and replaces all as one undo step', () => {
    write('cat and cat', 'cat')
    look('cat')
    search.replace('catcat')
    expect(textOf()).toBe('catcat and cat\ncat')
    expect(place()).toBe('3 of 4')
    search.replaceAll('')
    expect(textOf()).toBe(' and \n')
    expectInStep()
    editor.commands.undo()
    expect(textOf()).toBe('catcat and cat\ncat')
    editor.commands.undo()
    expect(textOf()).toBe('cat and cat\ncat')
    expectInStep()
  })

  test('replaces thousands of matches as one undo step', () => {
    const lines = Array.from({ length: 20 }, () => 'e<strong>e</strong>x '.repeat(50).trim())
    write(...lines)
    const before = textOf()
    look('e')
    expect(search.replaceAll('oo')).toBe(2000)
    expect(textOf()).toBe(before.replaceAll('e', 'oo'))
    expect(editor.view.dom.querySelectorAll('p')[0]?.querySelector('strong')?.textContent).toBe('oo')
    expectInStep()
    editor.commands.undo()
    expect(textOf()).toBe(before)
    expectInStep()
  })

  test('replaces nothing in a text that is only read, or where it would become too long', () => {
    write('e'.repeat(MAX_CHARACTERS - 1))
    look('e')
    expect(search.replaceAll('ee')).toBe(0)
    expect(refused).toHaveBeenCalled()
    expect(textOf()).toHaveLength(MAX_CHARACTERS - 1)
    editor.setEditable(false)
    expect(search.replace('a')).toBe(0)
    expect(search.replaceAll('a')).toBe(0)
  })
})

describe('replacing in blocks', () => {
  test('equals String.replaceAll in each block', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 12 })
    const runs = fc.array(fc.record({ text: word, bold: fc.boolean() }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(runs, { minLength: 1, maxLength: 3 }), word, (blocks, replacement) => {
        const content = blocks.map(texts => ({
          type: 'paragraph',
          content: texts.map(({ text, bold }) => ({
            type: 'text',
            text,
            marks: bold ? [{ type: 'bold' }] : [],
          })),
        }))
        editor.commands.setContent({ type: 'doc', content })
        const before = textOf()
        const find = new Search(editor)
        const end = find.start()
        find.look({ text: 'ab', matchCase: true, wholeWord: false, isExpression: false })
        const replacements = find.all().map(({ from, to }) => ({ from, to, text: replacement }))
        end()
        const { doc: after } = replacedInBlocks(editor.state.tr, replacements)
        expect(after.textBetween(0, after.content.size, '\n')).toBe(
          before.replaceAll('ab', () => replacement),
        )
      }),
      { numRuns: 60 },
    )
  })
})
