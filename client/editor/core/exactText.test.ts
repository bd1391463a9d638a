import { Editor, Extension } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { Plugin } from '@tiptap/pm/state'
import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { misplaced } from '#client/editor/acts/testing/misplaced.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { BODY_FIELD } from '#document/version.ts'

import { ExactText } from './exactText.ts'

const editors: Editor[] = []
afterEach(() => editors.splice(0).forEach(editor => editor.destroy()))

function editorOf(doc: Y.Doc, ...more: Extension[]): Editor {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [
      ...bodyExtensions(),
      Collaboration.configure({ document: doc, field: BODY_FIELD }),
      ExactText,
      ...more,
    ],
  })
  editors.push(editor)
  return editor
}

/** Two people with a text, and a function that lets each receive what the other wrote. */
function twoWith(html: string) {
  const [doc, other] = [new Y.Doc(), new Y.Doc()]
  const ada = editorOf(doc)
  ada.commands.setContent(html)
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  const meet = () => {
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other))
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  }
  return { ada, bea: editorOf(other), meet }
}

const htmlOf = (editor: Editor): string => editor.getHTML().replaceAll(/ dir="auto"/g, '')
const bodyOf = (doc: Y.Doc, { schema }: Editor): unknown =>
  yXmlFragmentToProseMirrorRootNode(doc.getXmlFragment(BODY_FIELD), schema).toJSON()

/** Returns the ids of the formats of a body that are there. */
function formatsOf(doc: Y.Doc): string[] {
  const found: string[] = []
  const [block]: unknown[] = doc.getXmlFragment(BODY_FIELD).toArray()
  const text: unknown = block instanceof Y.XmlElement ? block.get(0) : null
  if (!(text instanceof Y.XmlText)) return found
  for (let item = text._start; item; item = item.right)
    if (!item.deleted && item.content instanceof Y.ContentFormat) found.push(`${item.id.clock}`)
  return found
}

test.each<[string, (editor: Editor) => void, string]>([
  [
    'between two formats',
    ({ view, state }) => view.dispatch(state.tr.insert(8, state.schema.text('!'))),
    '<p>One <strong>two</strong>!<em>three</em>.</p>',
  ],
  [
    'inside one',
    ({ view, state }) => view.dispatch(state.tr.insertText('w', 6)),
    '<p>One <strong>twwo</strong><em>three</em>.</p>',
  ],
  [
    'that goes inside one',
    ({ view, state }) => view.dispatch(state.tr.delete(6, 7)),
    '<p>One <strong>to</strong><em>three</em>.</p>',
  ],
])('the formats of a block stay as they are with text %s', (_, change, html) => {
  const doc = new Y.Doc()
  const editor = editorOf(doc)
  editor.commands.setContent('<p>One <strong>two</strong><em>three</em>.</p>')
  const before = formatsOf(doc)
  expect(before.length).toBeGreaterThan(2)
  change(editor)
  expect(htmlOf(editor)).toBe(html)
  expect(formatsOf(doc)).toEqual(expect.arrayContaining(before))
  expect(bodyOf(doc, editor)).toEqual(editor.getJSON())
})

test('text between two formats that another person takes away stays without them', () => {
  const { ada, bea, meet } = twoWith('<p><strong>One</strong><em>two</em> three.</p>')
  const { tr, schema } = ada.state
  ada.view.dispatch(tr.insert(4, schema.text('!')))
  bea.view.dispatch(bea.state.tr.delete(1, 7))
  meet()
  expect(htmlOf(ada)).toBe('<p>! three.</p>')
  expect(htmlOf(bea)).toBe(htmlOf(ada))
})

test.each([
  '<ul><li><p>One</p></li><li><p>two</p></li></ul><p>three</p>',
  '<blockquote><p>One</p><p>two</p></blockquote><p>three</p>',
  '<table><tbody><tr><td><p>One</p></td><td><p>two</p></td></tr></tbody></table><p>three</p>',
])('all places in the text are known after text is written in %s', html => {
  const doc = new Y.Doc()
  const editor = editorOf(doc)
  editor.commands.setContent(html)
  const found: number[][] = []
  editor.on('transaction', () => found.push(misplaced(editor)))
  const { view, state } = editor
  let start = 0
  state.doc.descendants((node, position) => {
    if (node.text === 'One') start = position
  })
  view.dispatch(state.tr.insertText('!', start + 1))
  view.dispatch(view.state.tr.delete(start, start + 2))
  expect(found).toEqual([[], []])
})

test('the caret stays in its item of a list while another person writes', () => {
  const { ada, bea, meet } = twoWith('<p>Zero</p><ul><li><p>One</p></li><li><p>two</p></li></ul>')
  ada.commands.setTextSelection(12)
  ada.view.dispatch(ada.state.tr.insertText('!'))
  bea.view.dispatch(bea.state.tr.insertText('Not ', 1))
  meet()
  expect(ada.state.selection.head).toBe(17)
  expect(ada.state.doc.textBetween(0, ada.state.selection.head, '|')).toBe('Not Zero|One!')
})

test('an edit that leads to another one at once is written once', () => {
  const doc = new Y.Doc()
  const Doubling = Extension.create({
    priority: 1200,
    addProseMirrorPlugins: () => [
      new Plugin({
        view: () => ({
          update: view => {
            if (view.state.doc.textContent === 'One.!')
              view.dispatch(view.state.tr.insertText('!', view.state.doc.content.size - 1))
          },
        }),
      }),
    ],
  })
  const editor = editorOf(doc, Doubling)
  editor.commands.setContent('<p>One.</p>')
  const before = Y.getState(doc.store, doc.clientID)
  editor.view.dispatch(editor.state.tr.insertText('!', 5))
  expect(editor.getText()).toBe('One.!!')
  expect(bodyOf(doc, editor)).toEqual(editor.getJSON())
  expect(Y.getState(doc.store, doc.clientID) - before).toBe(2)
})

test('the body has all that is written, with its formats', () => {
  const mark = fc.constantFrom('bold', 'italic', 'strike')
  const edit = fc.record({
    at: fc.nat(40),
    length: fc.nat(4),
    text: fc.constantFrom('', 'a', 'aa', 'b ', 'xé'),
    marks: fc.uniqueArray(mark, { maxLength: 2 }),
    act: fc.constantFrom('write', 'write', 'write', 'format', 'split'),
  })
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), edits => {
      const doc = new Y.Doc()
      const editor = editorOf(doc)
      editor.commands.setContent('<p>One <strong>aab</strong> two.</p><p>Three<br>four</p>')
      for (const { at, length, text, marks, act } of edits) {
        const { tr, schema } = editor.state
        const places: number[] = []
        tr.doc.descendants((node, position) => {
          if (node.isTextblock) for (let i = 0; i <= node.content.size; i += 1) places.push(position + 1 + i)
        })
        const from = places[at % places.length] ?? 1
        const to = Math.min(from + length, tr.doc.resolve(from).end())
        if (act === 'split') tr.split(from)
        // A line break has no format in the body.
        else if (act === 'format' && tr.doc.textBetween(from, to).length === to - from)
          marks.forEach(name => tr.addMark(from, to, schema.mark(name)))
        else if (text === '') tr.delete(from, to)
        else
          tr.replaceWith(
            from,
            to,
            schema.text(
              text,
              marks.map(name => schema.mark(name)),
            ),
          )
        editor.view.dispatch(tr)
        expect(bodyOf(doc, editor)).toEqual(editor.getJSON())
      }
      editor.destroy()
    }),
  )
})
