import type { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { historyOf } from '#client/editor/core/undoStep.ts'
import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { suggestionsIn, type Verdict } from '#document/suggestions.ts'
import { settled, twoApart } from '#tests/fuzz/people.ts'

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

function suggestLink(of: Editor, href: string | null): void {
  const chain = of.chain().setTextSelection({ from: 5, to: 8 })
  if (href === null) chain.unsetLink().run()
  else chain.setLink({ href }).run()
}

/** Writes a text with a link, and suggests an address for it, or its end. */
function suggestAddress(href: string | null): void {
  suggestAs(editor, null)
  editor.commands.setContent(`<p>One <a href="${OLD}">two</a> three</p>`)
  suggestAs(editor, 'ada')
  suggestLink(editor, href)
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
    const [ada, bea] = twoApart(`<p>One <a href="${OLD}">two</a> three</p>`, ({ editor: hers }) => {
      suggestAs(hers, 'ada')
      suggestLink(hers, NEW)
    })
    decide(ada.editor, {}, mine)
    decide(bea.editor, {}, theirs)
    settled(ada, bea)
    for (const each of [ada.editor, bea.editor]) {
      expect(linksIn(each)).toEqual([`two: ${NEW}`])
      expect(suggestionsIn(each.state.doc)).toEqual([])
    }
  })
})
