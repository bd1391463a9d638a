import { describe, expect, test } from 'vitest'

import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import type { Verdict } from '#document/suggestions.ts'
import { acceptOwnAtOnce, expectTakenBack, settled, twoApart } from '#tests/fuzz/people.ts'
import type { Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

import { decide } from './decide.ts'

const PARAGRAPH = '<p>One two</p>'
const HEADING = '<h2>One two</h2>'

/** Two editors offline, with a paragraph of which a heading of level 2 is suggested. */
const suggested = (): [Reviewer, Reviewer] => twoApart(PARAGRAPH, ada => ada.head(2, true))

/** Writes at the end. */
function type({ editor }: Reviewer, text: string): void {
  suggestAs(editor, null)
  editor.view.dispatch(editor.state.tr.insertText(text, editor.state.doc.content.size - 1))
}

describe('decisions of two people on a suggested heading', () => {
  test.each<[Verdict, Verdict, string]>([
    ['accept', 'accept', HEADING],
    ['accept', 'reject', HEADING],
    ['reject', 'accept', HEADING],
    ['reject', 'reject', PARAGRAPH],
  ])('at once, %s and %s, leave one block', (first, second, block) => {
    const [ada, bea] = suggested()
    decide(ada.editor, {}, first)
    decide(bea.editor, {}, second)
    expect(settled(ada, bea)).toBe(block)
  })

  test('leave one block of the kind that was accepted first', () => {
    const [ada, bea] = suggested()
    acceptOwnAtOnce(ada, bea)
    expect(settled(bea, ada)).toBe('<h3>One two</h3>')
  })

  test('keep what the first one wrote in it, and what the later one went on to write', () => {
    const [ada, bea] = suggested()
    decide(ada.editor, {}, 'accept')
    type(ada, ' three')
    decide(bea.editor, {}, 'accept')
    type(bea, ' four')
    const html = settled(ada, bea)
    expect(html.match(/<h2>.*?<\/h2>/g)?.toSorted()).toEqual(['<h2> four</h2>', '<h2>One two three</h2>'])
    expect(html.match(/<(?:h2|p)>/g)).toHaveLength(2)
  })

  test('leave no block of the later one that is empty again, or behind which that one wrote', () => {
    const [ada, bea] = suggested()
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    type(bea, 'x')
    bea.editor.commands.deleteRange({ from: 8, to: 9 })
    bea.editor.commands.setTextSelection(8)
    bea.editor.chain().splitBlock().insertContent('next').run()
    expect(settled(ada, bea)).toBe(`${HEADING}<p>next</p>`)
  })

  test('are taken back once: Undo of the later one changes nothing', () => {
    const [ada, bea] = suggested()
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    expect(settled(ada, bea)).toBe(HEADING)
    bea.undo()
    expect(settled(ada, bea)).toBe(HEADING)
    expectTakenBack([ada, bea], { before: PARAGRAPH, after: HEADING })
  })

  test('are taken back while offline without a second block', () => {
    const [ada, bea] = suggested()
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    bea.undo()
    expect(settled(ada, bea)).toBe(HEADING)
  })

  test('are redone while offline without a second block', () => {
    const [ada, bea] = suggested()
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    bea.undo()
    bea.editor.commands.redo()
    expect(settled(ada, bea)).toBe(HEADING)
  })

  test.each([0, 3])('go on with the next kind: %s', level => {
    const [ada, bea] = suggested()
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    bea.head(level, true)
    decide(bea.editor, {}, 'accept')
    expect(settled(ada, bea)).toBe(HEADING)
  })

  test('leave the caret where it was, also when they are taken back', () => {
    const [{ editor }] = suggested()
    editor.commands.setTextSelection(4)
    decide(editor, {}, 'accept')
    expect(editor.state.selection.from).toBe(4)
    editor.commands.undo()
    expect(editor.state.selection.from).toBe(4)
    editor.commands.redo()
    expect(editor.state.selection.from).toBe(4)
  })
})
