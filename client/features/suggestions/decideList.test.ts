import { describe, expect, test } from 'vitest'

import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { inspectUpdate } from '#document/structure.ts'
import type { ListKind, Verdict } from '#document/suggestions.ts'
import { acceptOwnAtOnce, expectTakenBack, htmlOf, settled, twoApart, twoWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

import { decide } from './decide.ts'

/** Two editors offline, once Ada has suggested a list. */
const suggested = (html: string, kind: ListKind): [Reviewer, Reviewer] =>
  twoApart(html, ada => ada.list(kind, true))

const type = ({ editor }: Reviewer, text: string, after: string) => {
  suggestAs(editor, null)
  editor.state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(after) ?? -1
    if (index >= 0) editor.view.dispatch(editor.state.tr.insertText(text, position + index + after.length))
  })
}

const PARAGRAPH = '<p>One two</p>'
const BULLETS = '<ul><li><p>One two</p></li></ul>'

describe('a decision on a suggested list', () => {
  test.each<[ListKind, string]>([
    ['bulletList', BULLETS],
    ['orderedList', '<ol><li><p>One two</p></li></ol>'],
    ['taskList', BULLETS],
  ])('makes the block an item or leaves it: %s', (kind, list) => {
    const [ada, bea] = suggested(PARAGRAPH, kind)
    expect(htmlOf(ada)).toBe(PARAGRAPH)
    expect(decide(ada.editor, {}, 'accept')).toBe(1)
    expect(ada.editor.isActive(kind)).toBe(true)
    expect(settled(ada, bea)).toBe(list)
    ada.undo()
    expect(settled(ada, bea)).toBe(PARAGRAPH)
    expect(decide(bea.editor, {}, 'reject')).toBe(1)
    expect(settled(ada, bea)).toBe(PARAGRAPH)
    expect(decide(ada.editor, {}, 'accept')).toBe(0)
  })

  test('makes a heading an item', () => {
    const [ada, bea] = suggested('<h2>One two</h2>', 'bulletList')
    decide(ada.editor, {}, 'accept')
    expect(settled(ada, bea)).toBe(BULLETS)
  })

  test('makes each block of it an item, with numbers that go on, as one undo step', () => {
    const html = '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol><p>c</p><h1>d</h1>'
    const [ada, bea] = twoWith(html)
    ada.list('orderedList', true)
    settle([ada, bea])
    expect(decide(ada.editor, {}, 'accept')).toBe(1)
    const list = (start: number, text: string) => `<ol start="${start}"><li><p>${text}</p></li></ol>`
    const accepted = `<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>${list(5, 'c')}${list(6, 'd')}`
    expect(settled(ada, bea)).toBe(accepted)
    expectTakenBack([ada, bea], { before: html, after: accepted })
  })

  test('makes all blocks items in one update, however many there are', () => {
    const [ada, bea] = suggested('<p>a</p><p>b</p><h1>c</h1>', 'bulletList')
    const acts: number[] = []
    ada.tab.doc.on('update', (update: Uint8Array) => {
      const inspected = inspectUpdate(update)
      if (inspected.ok) acts.push(inspected.value.acts.length)
    })
    decide(ada.editor, {}, 'accept')
    // The first one ends the notes.
    expect(acts).toEqual([0, 3])
    const item = (text: string) => `<ul><li><p>${text}</p></li></ul>`
    expect(settled(ada, bea)).toBe(item('a') + item('b') + item('c'))
  })

  test('leaves lists next to one another, which the key of lists makes one', () => {
    const [ada, bea] = suggested('<p>a</p><p>b</p>', 'bulletList')
    decide(ada.editor, {}, 'accept')
    expect(settled(ada, bea)).toBe('<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>')
    ada.list('bulletList', false)
    expect(settled(ada, bea)).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>')
  })

  test('is possible in a quote, and not in the first paragraph of an item', () => {
    const [ada, bea] = suggested(`<blockquote>${PARAGRAPH}</blockquote>`, 'bulletList')
    decide(ada.editor, {}, 'accept')
    expect(settled(ada, bea)).toBe(`<blockquote>${BULLETS}</blockquote>`)
    const [cid, dan] = suggested(PARAGRAPH, 'orderedList')
    suggestAs(cid.editor, null)
    cid.editor.commands.toggleBulletList()
    expect(decide(cid.editor, {}, 'accept')).toBe(1)
    expect(settled(cid, dan)).toBe(BULLETS)
  })
})

describe('decisions of two people on a suggested list', () => {
  test.each<[Verdict, Verdict, string]>([
    ['accept', 'accept', BULLETS],
    ['accept', 'reject', BULLETS],
    ['reject', 'accept', BULLETS],
    ['reject', 'reject', PARAGRAPH],
  ])('at once, %s and %s, leave one block', (first, second, block) => {
    const [ada, bea] = suggested(PARAGRAPH, 'bulletList')
    decide(ada.editor, {}, first)
    decide(bea.editor, {}, second)
    expect(settled(ada, bea)).toBe(block)
  })

  test('leave each block of several once', () => {
    const [ada, bea] = suggested('<p>a</p><p>b</p>', 'orderedList')
    for (const { editor } of [ada, bea]) decide(editor, {}, 'accept')
    expect(settled(bea, ada)).toBe('<ol><li><p>a</p></li></ol><ol start="2"><li><p>b</p></li></ol>')
  })

  test.each([true, false])('leave one block of the kind that was accepted first: a list: %s', isListFirst => {
    const [ada, bea] = suggested(PARAGRAPH, 'bulletList')
    acceptOwnAtOnce(ada, bea)
    const order = isListFirst ? [ada, bea] : [bea, ada]
    expect(settled(...order)).toContain(isListFirst ? BULLETS : '<h3>One two</h3>')
    expect(htmlOf(ada).match(/One two/g)).toHaveLength(1)
  })

  test('keep what the first one wrote in it, and what the later one went on to write', () => {
    const [ada, bea] = suggested(PARAGRAPH, 'bulletList')
    decide(ada.editor, {}, 'accept')
    type(ada, ' three', 'two')
    decide(bea.editor, {}, 'accept')
    type(bea, ' four', 'two')
    const html = settled(ada, bea)
    expect(html).toContain('<ul><li><p>One two three</p></li></ul>')
    expect(html).toContain('<ul><li><p> four</p></li></ul>')
    expect(html).toHaveLength('<ul><li><p>One two three</p></li></ul><ul><li><p> four</p></li></ul>'.length)
  })

  test('are taken back once: Undo of the later one changes nothing', () => {
    const [ada, bea] = suggested(PARAGRAPH, 'bulletList')
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    expect(settled(ada, bea)).toBe(BULLETS)
    bea.undo()
    expect(settled(ada, bea)).toBe(BULLETS)
    expectTakenBack([ada, bea], { before: PARAGRAPH, after: BULLETS })
  })

  test('are taken back, and made again, while offline without a second block', () => {
    const [ada, bea] = suggested(PARAGRAPH, 'bulletList')
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    bea.undo()
    bea.editor.commands.redo()
    expect(settled(ada, bea)).toBe(BULLETS)
  })

  test('leave what others wrote in the item to its paragraph when they are taken back', () => {
    const [ada, bea] = suggested(PARAGRAPH, 'bulletList')
    decide(ada.editor, {}, 'accept')
    settle([ada, bea])
    type(bea, ' three', 'two')
    settle([ada, bea])
    ada.undo()
    expect(settled(ada, bea)).toBe('<p>One two three</p>')
  })

  const addItem = ({ editor }: Reviewer) => {
    suggestAs(editor, null)
    editor.chain().setTextSelection(10).splitListItem('listItem').insertContent('new').run()
  }

  test('keep the new item of another when they are taken back, and made again', () => {
    const [ada, bea] = suggested(PARAGRAPH, 'bulletList')
    decide(ada.editor, {}, 'accept')
    settle([ada, bea])
    addItem(bea)
    const after = '<ul><li><p>One two</p></li><li><p>new</p></li></ul>'
    expect(settled(ada, bea)).toBe(after)
    expectTakenBack([ada, bea], { before: '<p>One two</p><ul><li><p>new</p></li></ul>', after })
  })

  test('keep the new item of the later one, behind an empty one', () => {
    const [ada, bea] = suggested(PARAGRAPH, 'bulletList')
    decide(ada.editor, {}, 'accept')
    decide(bea.editor, {}, 'accept')
    addItem(bea)
    expect(settled(ada, bea)).toBe(`${BULLETS}<ul><li><p></p></li><li><p>new</p></li></ul>`)
  })
})
