import type { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { historyOf } from '#client/editor/core/undoStep.ts'
import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { suggestionsIn, type Verdict } from '#document/suggestions.ts'
import { settled, twoApart } from '#tests/fuzz/people.ts'

import { decide } from './decide.ts'
import { actsIn, expectInStep, suggestingEditor } from './testing/suggestingEditor.ts'

let doc: Y.Doc
let editor: Editor

beforeEach(() => {
  doc = new Y.Doc()
  editor = suggestingEditor(doc)
})
afterEach(() => editor.destroy())

const boldOf = (of = editor) =>
  /<strong>(.*)<\/strong>/.exec(of.getHTML())?.[1]?.replaceAll(/<[^>]*>/g, '') ?? ''
const textOf = (of = editor) => of.getText({ blockSeparator: '|' })
const write = (...lines: string[]) => {
  suggestAs(editor, null)
  editor.commands.setContent(lines.map(line => `<p>${line}</p>`).join(''))
  suggestAs(editor, 'ada')
}
const replace = (from: number, to: number, text: string, author = 'ada') => {
  suggestAs(editor, author)
  editor.view.dispatch(
    text === '' ? editor.state.tr.delete(from, to) : editor.state.tr.insertText(text, from, to),
  )
}
/** The text with its marks, whose order is not that of Yjs where several are of one type. */
const shape = (): string =>
  JSON.stringify(editor.getJSON(), (key, value: unknown) =>
    key === 'marks' && Array.isArray(value) ? value.map(mark => JSON.stringify(mark)).toSorted() : value,
  )
describe('a decision', () => {
  test('makes a suggestion the text, or forgets it, and undo brings it back', () => {
    write('One two three.')
    replace(5, 8, '2')
    const suggestion = editor.getHTML()
    for (const [verdict, text] of [
      ['accept', 'One 2 three.'],
      ['reject', 'One two three.'],
    ] as const) {
      expect(decide(editor, {}, verdict)).toBe(1)
      expect(textOf()).toBe(text)
      expect(suggestionsIn(editor.state.doc)).toEqual([])
      expectInStep(editor, doc)
      editor.commands.undo()
      expect(editor.getHTML()).toBe(suggestion)
      expectInStep(editor, doc)
    }
  })

  test('is about one suggestion, those of an author, or all', () => {
    write('One two three four.')
    replace(15, 19, '4')
    replace(5, 8, '2', 'bea')
    replace(1, 4, '1')
    const [first] = suggestionsIn(editor.state.doc)
    if (!first) throw new Error('No suggestion')
    decide(editor, first, 'accept')
    expect(textOf()).toBe('1 two2 three four4.')
    decide(editor, { author: 'bea' }, 'reject')
    expect(textOf()).toBe('1 two three four4.')
    expect(decide(editor, {}, 'accept')).toBe(1)
    expect(textOf()).toBe('1 two three 4.')
    expectInStep(editor, doc)
  })

  test('makes the ends of paragraphs and lines real, also in lists and code', () => {
    suggestAs(editor, null)
    editor.commands.setContent('<p>One two.</p><ul><li><p>Item</p></li></ul><pre><code>a</code></pre>')
    suggestAs(editor, 'ada')
    editor.commands.setTextSelection(editor.state.doc.content.size - 1)
    editor.commands.insertContent([
      { type: 'text', text: '\n' },
      { type: 'text', text: 'b' },
    ])
    editor.chain().setTextSelection(15).splitListItem('listItem').run()
    editor.chain().setTextSelection(4).splitBlock().run()
    expect(editor.state.doc.childCount).toBe(3)
    expect(decide(editor, {}, 'accept')).toBe(3)
    expect(editor.getHTML().replaceAll(/ dir="auto"/g, '')).toBe(
      '<p>One</p><p> two.</p><ul><li><p>It</p></li><li><p>em</p></li></ul><pre><code>a\nb</code></pre>',
    )
    expectInStep(editor, doc)
    editor.commands.undo()
    expect(editor.state.doc.childCount).toBe(3)
    expect(suggestionsIn(editor.state.doc)).toHaveLength(3)
  })

  test('is no act when a suggester takes an own suggestion back', () => {
    write('One two.')
    replace(5, 8, '2')
    const acts = actsIn(doc)
    decide(editor, { author: 'ada' }, 'reject', 'edit')
    expect(textOf()).toBe('One two.')
    expect(acts).toEqual([])
    expectInStep(editor, doc)
  })

  test('makes no break of one that is suggested to go as well', () => {
    write('One two three.')
    editor.commands.setTextSelection(8)
    editor.commands.splitBlock()
    suggestAs(editor, 'bea')
    editor.view.dispatch(editor.state.tr.delete(8, 9))
    decide(editor, {}, 'accept')
    expect(textOf()).toBe('One two three.')
    expectInStep(editor, doc)
  })

  test('goes on after a heading with a paragraph, and after a task with one that is not done', () => {
    suggestAs(editor, null)
    editor.commands.setContent(
      '<h1>Title</h1><ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Call</p></li></ul>',
    )
    suggestAs(editor, 'ada')
    editor.chain().setTextSelection(14).splitListItem('taskItem').insertContent('Write').run()
    editor.chain().setTextSelection(6).splitBlock().insertContent('Text').run()
    decide(editor, {}, 'accept')
    expect(textOf()).toBe('Title|Text|||Call||Write')
    const checked: unknown[] = []
    editor.state.doc.descendants(({ type, attrs }) => {
      if (type.name === 'taskItem') checked.push(attrs['checked'])
    })
    expect(checked).toEqual([true, false])
    expect(editor.state.doc.child(1).type.name).toBe('paragraph')
  })

  test('is one undo step, however long it takes', () => {
    write('One two three.')
    replace(5, 8, '2')
    const before = editor.getHTML()
    const history = historyOf(editor)
    if (!history) throw new Error('No history')
    // Each change would be a step.
    history.captureTimeout = 0
    decide(editor, {}, 'accept')
    editor.commands.undo()
    expect(editor.getHTML()).toBe(before)
  })

  test('needs the right to write', () => {
    write('One two.')
    replace(1, 4, '1')
    editor.setEditable(false)
    expect(decide(editor, {}, 'accept')).toBe(0)
    expect(textOf()).toBe('One1 two.')
  })

  test.each<[Verdict, Verdict, string]>([
    ['accept', 'accept', 'One 2! three.'],
    ['accept', 'reject', 'One 2! three.'],
    ['reject', 'accept', 'One two! three.'],
    ['reject', 'reject', 'One two! three.'],
  ])('by two people at once, %s and %s, is the first one', (first, second, text) => {
    const [ada, bea] = twoApart('<p>One two three.</p>', hers => hers.edit(4, 7, '2', true))
    decide(ada.editor, {}, first)
    decide(bea.editor, {}, second)
    const at = bea.text.indexOf(' three')
    bea.edit(at, at, '!', false)
    expect(settled(ada, bea).replace('!', '')).toBe(`<p>${text.replace('!', '')}</p>`)
    expect(ada.text).toContain('!')
    expect(suggestionsIn(ada.editor.state.doc)).toEqual([])
    expectInStep(ada.editor, ada.tab.doc)
  })

  test('on all, in any order, leads to the text of one verdict', () => {
    const edit = fc.record({
      from: fc.nat(),
      length: fc.nat(4),
      text: fc.string({ unit: fc.constantFrom('x', 'y', ' '), maxLength: 3 }),
      author: fc.constantFrom('ada', 'bea'),
    })
    fc.assert(
      fc.property(
        fc.array(edit, { minLength: 1, maxLength: 8 }),
        fc.constantFrom<Verdict>('accept', 'reject'),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (edits, verdict, order) => {
          write('One two three.', 'Four five.')
          for (const { from, length, text, author } of edits) {
            const start = 1 + (from % 12)
            replace(start, Math.min(start + length, 15), text, author)
          }
          const before = shape()
          const count = decide(editor, {}, verdict)
          const all = shape()
          expectInStep(editor, doc)
          if (count > 0) editor.commands.undo()
          expect(shape()).toBe(before)
          for (let next = 0; ; next += 1) {
            const left = suggestionsIn(editor.state.doc)
            const one = left[(order[next] ?? 0) % Math.max(1, left.length)]
            if (!one) break
            decide(editor, one, verdict)
          }
          expect(shape()).toBe(all)
          if (verdict === 'reject') expect(textOf()).toBe('One two three.|Four five.')
          expectInStep(editor, doc)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a decision on a format', () => {
  const suggestBold = (author = 'ada') => {
    suggestAs(editor, author)
    editor.commands.setTextSelection({ from: 5, to: 8 })
    editor.commands.toggleBold()
    suggestAs(editor, null)
  }

  test.each<[Verdict, string]>([
    ['accept', 'two'],
    ['reject', ''],
  ])('formats the text or leaves it: %s, and Undo brings the suggestion back', (verdict, bold) => {
    write('One two three')
    suggestBold()
    expect(boldOf()).toBe('')
    historyOf(editor)?.stopCapturing()
    expect(decide(editor, {}, verdict)).toBe(1)
    expect(boldOf()).toBe(bold)
    expect(suggestionsIn(editor.state.doc)).toEqual([])
    editor.commands.undo()
    expect(boldOf()).toBe('')
    expect(suggestionsIn(editor.state.doc)).toHaveLength(1)
  })

  test('is made with those on text in one step', () => {
    write('One two three')
    suggestBold('bea')
    replace(9, 14, 'four')
    expect(decide(editor, {}, 'accept')).toBe(2)
    expect(textOf()).toBe('One two four')
    expect(boldOf()).toBe('two')
    editor.commands.undo()
    expect(suggestionsIn(editor.state.doc)).toHaveLength(2)
  })

  test.each<[Verdict, Verdict]>([
    ['accept', 'accept'],
    ['accept', 'reject'],
  ])('by two people at once converges: %s and %s', (mine, theirs) => {
    const [ada, bea] = twoApart('<p>One two three</p>', hers => hers.format(4, 7, true))
    decide(ada.editor, {}, mine)
    decide(bea.editor, {}, theirs)
    expect(settled(ada, bea)).toBe('<p>One <strong>two</strong> three</p>')
    for (const each of [ada, bea]) expect(suggestionsIn(each.editor.state.doc)).toEqual([])
  })
})

describe('a decision on a kind of block', () => {
  const suggestHeading = (text: string) => {
    write(text)
    editor.commands.setTextSelection(1)
    editor.commands.setHeading({ level: 2 })
    suggestAs(editor, null)
    historyOf(editor)?.stopCapturing()
  }
  const tags = () => [...editor.getHTML().matchAll(/<(h\d|p|pre|li)\b/g)].map(([, tag]) => tag)

  test.each<[Verdict, string]>([
    ['accept', 'h2'],
    ['reject', 'p'],
  ])('turns the block into it or leaves it: %s, and Undo brings the suggestion back', (verdict, tag) => {
    suggestHeading('One two')
    expect(tags()).toEqual(['p'])
    expect(decide(editor, {}, verdict)).toBe(1)
    expect(tags()).toEqual([tag])
    expect(textOf()).toBe('One two')
    expect(suggestionsIn(editor.state.doc)).toEqual([])
    expectInStep(editor, doc)
    editor.commands.undo()
    expect(tags()).toEqual(['p'])
    expect(suggestionsIn(editor.state.doc)).toHaveLength(1)
    expectInStep(editor, doc)
  })

  test('leaves a block that has become code, and a list its first paragraph', () => {
    suggestHeading('One two')
    editor.commands.toggleBulletList()
    decide(editor, {}, 'accept')
    expect(tags()).toEqual(['li', 'p'])
    expect(suggestionsIn(editor.state.doc)).toEqual([])
    suggestHeading('One two')
    editor.commands.setCodeBlock()
    decide(editor, {}, 'accept')
    expect(tags()).toEqual(['pre'])
    expectInStep(editor, doc)
  })
})
