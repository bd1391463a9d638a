import type { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { historyOf } from '#client/editor/core/undoStep.ts'
import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { suggestionsIn, type Verdict } from '#document/suggestions.ts'

import { decide } from './decide.ts'
import { expectInStep, suggestingEditor } from './testing/suggestingEditor.ts'

const OLD = 'https://example.org/old'
const NEW = 'https://example.org/new'

let doc: Y.Doc
let editor: Editor

/** The addresses of the links, and their texts. */
const linksIn = (of = editor): string[] =>
  [...of.getHTML().matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, text = '']) => `${text.replaceAll(/<[^>]*>/g, '')}: ${href}`,
  )

/** Writes a text with a link, and suggests an address for it, or its end. */
function suggestAddress(href: string | null): void {
  suggestAs(editor, null)
  editor.commands.setContent(`<p>One <a href="${OLD}">two</a> three</p>`)
  suggestAs(editor, 'ada')
  const chain = editor.chain().setTextSelection({ from: 5, to: 8 })
  if (href === null) chain.unsetLink().run()
  else chain.setLink({ href }).run()
  suggestAs(editor, null)
  historyOf(editor)?.stopCapturing()
}

beforeEach(() => {
  doc = new Y.Doc()
  editor = suggestingEditor(doc)
})
afterEach(() => editor.destroy())

describe('a decision on a link', () => {
  test.each<[string | null, Verdict, string[]]>([
    [NEW, 'accept', [`two: ${NEW}`]],
    [NEW, 'reject', [`two: ${OLD}`]],
    [null, 'accept', []],
    [null, 'reject', [`two: ${OLD}`]],
  ])('%s: %s, and Undo brings the suggestion back', (href, verdict, links) => {
    suggestAddress(href)
    expect(linksIn()).toEqual([`two: ${OLD}`])
    expect(decide(editor, {}, verdict)).toBe(1)
    expect(linksIn()).toEqual(links)
    expect(suggestionsIn(editor.state.doc)).toEqual([])
    expectInStep(editor, doc)
    editor.commands.undo()
    expect(linksIn()).toEqual([`two: ${OLD}`])
    expect(suggestionsIn(editor.state.doc)).toHaveLength(1)
  })

  test('of two people on one text is the last one, and leaves the other suggestion', () => {
    suggestAddress(NEW)
    suggestAs(editor, 'bea')
    editor.chain().setTextSelection({ from: 5, to: 8 }).unsetLink().run()
    suggestAs(editor, null)
    decide(editor, { author: 'bea' }, 'accept')
    expect(linksIn()).toEqual([])
    expect(suggestionsIn(editor.state.doc)).toMatchObject([
      { author: 'ada', parts: [{ kind: 'linking', before: null, href: NEW }] },
    ])
    decide(editor, {}, 'accept')
    expect(linksIn()).toEqual([`two: ${NEW}`])
  })

  test.each<[Verdict, Verdict]>([
    ['accept', 'accept'],
    ['accept', 'reject'],
  ])('by two people at once converges: %s and %s', (mine, theirs) => {
    suggestAddress(NEW)
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    const theirEditor = suggestingEditor(other)
    decide(editor, {}, mine)
    decide(theirEditor, {}, theirs)
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other))
    for (const each of [editor, theirEditor]) {
      expect(linksIn(each)).toEqual([`two: ${NEW}`])
      expect(suggestionsIn(each.state.doc)).toEqual([])
    }
    theirEditor.destroy()
  })
})
