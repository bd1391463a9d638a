import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { historyOf } from '#client/editor/core/undoStep.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'

const editors: Editor[] = []
let mine: Editor
let theirs: Editor

const open = (body: Y.Doc): Editor => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(body)],
  })
  editors.push(editor)
  return editor
}

beforeEach(() => {
  const [one, other] = [new Y.Doc(), new Y.Doc()]
  const link = (from: Y.Doc, to: Y.Doc) =>
    from.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== link) Y.applyUpdate(to, update, link)
    })
  link(one, other)
  link(other, one)
  mine = open(one)
  theirs = open(other)
})
afterEach(() => editors.splice(0).forEach(each => each.destroy()))

/** Both writers' text, which is the same. */
function html(): string {
  expect(theirs.getHTML()).toBe(mine.getHTML())
  mine.state.doc.check()
  return mine.getHTML().replaceAll(' dir="auto"', '')
}

function step(change: () => unknown): void {
  historyOf(mine)?.stopCapturing()
  change()
  historyOf(mine)?.stopCapturing()
}

/** Someone else's change around the first place of a text. */
function at(text: string, change: (from: number) => unknown): void {
  let place = -1
  theirs.state.doc.descendants((node, pos) => {
    const index = node.isText ? (node.text ?? '').indexOf(text) : -1
    if (place < 0 && index >= 0) place = pos + index
  })
  expect(place).toBeGreaterThan(0)
  change(place)
}

const TEXT = '<p>First line</p><p>Second <strong>bold</strong> line</p><p>Third line</p>'
const TABLE =
  '<table><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td><p>b</p></td><td><p>d</p></td></tr></table>'
const inAll = () => mine.commands.setTextSelection({ from: 2, to: mine.state.doc.content.size - 2 })
const inSecond = () => mine.commands.setTextSelection(15)

const KINDS: [string, () => unknown][] = [
  ['heading', () => inSecond() && mine.commands.toggleHeading({ level: 2 })],
  ['quote', () => inSecond() && mine.commands.toggleBlockquote()],
  ['bullet list', () => inSecond() && mine.commands.toggleBulletList()],
  ['task list', () => inSecond() && mine.commands.toggleTaskList()],
  ['numbered list of all', () => inAll() && mine.commands.toggleOrderedList()],
  ['headings of all', () => inAll() && mine.commands.toggleHeading({ level: 1 })],
  ['quote of all', () => inAll() && mine.commands.toggleBlockquote()],
]

describe('undo and redo of a change of kind keep what others did since', () => {
  test.each(KINDS)('%s: inserted text', (_, change) => {
    mine.commands.setContent(TEXT)
    step(change)
    const changed = html()
    at('cond', from => theirs.commands.insertContentAt(from, 'XX'))
    at(' line', from => theirs.commands.insertContentAt(from + 5, 'YY'))
    const both = html()
    expect(both).not.toBe(changed)
    const undone = TEXT.replace('Second', 'SeXXcond').replace('First line', 'First lineYY')
    for (const _round of [1, 2]) {
      mine.commands.undo()
      expect(html()).toBe(undone)
      mine.commands.redo()
      expect(html()).toBe(both)
    }
    mine.commands.undo()
    at('SeXX', from => theirs.commands.insertContentAt(from, 'ZZ'))
    expect(html()).toBe(undone.replace('SeXX', 'ZZSeXX'))
    mine.commands.redo()
    expect(html()).toBe(both.replace('SeXX', 'ZZSeXX'))
  })

  test.each(KINDS)('%s: deleted text, and a format', (_, change) => {
    mine.commands.setContent(TEXT)
    step(change)
    at('Second', from => theirs.commands.deleteRange({ from: from + 1, to: from + 3 }))
    at('bold', from => {
      theirs.commands.setTextSelection({ from: from + 1, to: from + 3 })
      theirs.commands.setItalic()
    })
    const both = html()
    const undone = TEXT.replace('Second', 'Sond').replace(
      '<strong>bold</strong>',
      '<strong>b<em>ol</em>d</strong>',
    )
    mine.commands.undo()
    expect(html()).toBe(undone)
    mine.commands.redo()
    expect(html()).toBe(both)
  })

  test('code, which has no formats', () => {
    mine.commands.setContent(TEXT)
    step(() => inSecond() && mine.commands.toggleCodeBlock())
    at('bold', from => theirs.commands.insertContentAt(from, 'XX'))
    mine.commands.undo()
    expect(html()).toContain('<p>Second XX<strong>bold</strong> line</p>')
    mine.commands.redo()
    expect(html()).toContain('<code>Second XXbold line</code>')
  })

  test('code that comes back has no formats of others', () => {
    mine.commands.setContent(TEXT)
    step(() => inSecond() && mine.commands.toggleCodeBlock())
    mine.commands.undo()
    at('bold', from => {
      theirs.view.dispatch(theirs.state.tr.insertText('XX', from + 2))
      theirs
        .chain()
        .setTextSelection({ from: from - 3, to: from - 1 })
        .setItalic()
        .run()
    })
    expect(html()).toContain('<strong>boXXld</strong>')
    mine.commands.redo()
    expect(html()).toContain('<code>Second boXXld line</code>')
    mine.commands.undo()
    expect(html()).toContain('boXXld')
  })

  test('a split and a join', () => {
    mine.commands.setContent(TEXT)
    step(() => mine.chain().setTextSelection(6).splitBlock().run())
    at('line', from => theirs.commands.insertContentAt(from + 2, 'XX'))
    mine.commands.undo()
    expect(html()).toBe(TEXT.replace('First line', 'First liXXne'))
    step(() => mine.chain().setTextSelection(15).joinBackward().run())
    at('Second', from => theirs.commands.insertContentAt(from + 2, 'YY'))
    mine.commands.undo()
    expect(html()).toBe(TEXT.replace('First line', 'First liXXne').replace('Second', 'SeYYcond'))
  })

  const LIST = '<ol><li><p>one</p></li><li><p>two</p></li><li><p>three</p></li></ol>'
  const inTwo = () => mine.commands.setTextSelection(10)
  test.each<[string, () => unknown]>([
    ['indented', () => inTwo() && mine.commands.sinkListItem('listItem')],
    ['outdented', () => inTwo() && mine.commands.liftListItem('listItem')],
    ['made tasks', () => inTwo() && mine.commands.toggleTaskList()],
    ['split', () => inTwo() && mine.commands.splitListItem('listItem')],
    ['joined', () => mine.commands.setTextSelection(10) && mine.commands.joinItemBackward()],
  ])('a list with an item that is %s', (_, change) => {
    mine.commands.setContent(LIST)
    step(change)
    at('o', from => theirs.commands.insertContentAt(from + 1, 'XX'))
    at(html().includes('wo<') ? 'wo' : 'o', from => theirs.commands.insertContentAt(from + 1, 'YY'))
    const both = html()
    mine.commands.undo()
    expect(html()).toBe(LIST.replace('one', 'oXXne').replace('two', 'twYYo'))
    mine.commands.redo()
    expect(html()).toBe(both)
  })

  test('what others add around it stays: items, a list in a list, a line break, text where none was', () => {
    mine.commands.setContent(TEXT)
    step(() => inSecond() && mine.commands.toggleBulletList())
    at(' line', from => {
      theirs.chain().setTextSelection(30).splitListItem('listItem').insertContent('new item').run()
      expect(from).toBeGreaterThan(0)
    })
    theirs.chain().splitListItem('listItem').sinkListItem('listItem').insertContent('nested').run()
    expect(html()).toContain('nested')
    mine.commands.undo()
    expect(html()).toContain('new item')
    expect(html()).toContain('nested')
    mine.commands.redo()
    expect(html()).toContain('new item')
    expect(html()).toContain('nested')
  })

  test('text in a table that is taken back stays', () => {
    mine.commands.setContent(TEXT)
    step(() => inSecond() && mine.commands.insertContent(TABLE))
    theirs.state.doc.descendants((node, pos) => {
      if (node.type.name === 'tableCell') theirs.commands.insertContentAt(pos + 2, 'in a cell')
      return node.type.name !== 'tableCell'
    })
    mine.commands.undo()
    expect(html()).toContain('in a cell')
    mine.commands.redo()
    expect(html()).toContain('in a cell')
  })

  test('text in a block that is taken back stays in one with the same attributes', () => {
    mine.commands.setContent('<p>one</p>')
    step(() =>
      mine.commands.insertContentAt(5, '<h2>two</h2><pre><code class="language-js">let</code></pre>'),
    )
    at('two', from => theirs.commands.insertContentAt(from, 'XX'))
    at('let', from => theirs.commands.insertContentAt(from, 'YY'))
    mine.commands.undo()
    expect(html()).toBe('<p>one</p><h2>XX</h2><pre><code class="language-js">YY</code></pre>')
  })

  test('text in an empty paragraph that became a heading stays', () => {
    mine.commands.setContent('<p></p><p>end</p>')
    step(() => mine.chain().setTextSelection(1).toggleHeading({ level: 1 }).run())
    theirs.commands.insertContentAt(1, 'Title')
    mine.commands.undo()
    expect(html()).toContain('Title')
    mine.commands.redo()
    expect(html()).toContain('Title')
  })

  test('a kind that someone else changed again is not doubled', () => {
    mine.commands.setContent(TEXT)
    step(() => inSecond() && mine.commands.toggleHeading({ level: 1 }))
    theirs.chain().setTextSelection(15).toggleBulletList().run()
    mine.commands.undo()
    expect(html().split('Second')).toHaveLength(2)
    mine.commands.redo()
    expect(html().split('Second')).toHaveLength(2)
  })

  const NESTED = '<ul><li><p>Second</p><ul><li><p>one</p></li><li><p>two</p></li></ul></li></ul><p>end</p>'
  test.each<[string, (e: Editor) => unknown]>([
    ['a numbered list', e => e.commands.toggleOrderedList()],
    ['a heading', e => e.commands.toggleHeading({ level: 2 })],
    ['a quote', e => e.commands.toggleBlockquote()],
  ])('the list under an item stays whose first line became %s', (_, kind) => {
    mine.commands.setContent(NESTED)
    step(() => mine.chain().setTextSelection(5).toggleBulletList().run())
    at('two', from => theirs.commands.insertContentAt(from + 1, 'XX'))
    at('Second', from => theirs.commands.setTextSelection(from + 2) && kind(theirs))
    for (const _round of [1, 2]) {
      mine.commands.undo()
      for (const text of ['Second', 'one', 'tXXwo', 'end']) expect(html().split(text)).toHaveLength(2)
      mine.commands.redo()
      for (const text of ['Second', 'one', 'tXXwo', 'end']) expect(html().split(text)).toHaveLength(2)
    }
  })

  test('also after a step of which nothing is left', () => {
    mine.commands.setContent(TEXT)
    step(() => inSecond() && mine.commands.toggleHeading({ level: 1 }))
    step(() => mine.commands.insertContentAt(3, 'MM'))
    at('MM', from => theirs.commands.deleteRange({ from, to: from + 2 }))
    at('cond', from => theirs.commands.insertContentAt(from, 'XX'))
    mine.commands.undo()
    expect(html()).toBe(TEXT.replace('Second', 'SeXXcond'))
  })

  describe('text stays that would come back in a list which someone else has replaced', () => {
    const THREE = '<ul><li><p>one</p></li><li><p>two</p></li><li><p>three</p></li></ul>'
    const toggle = (caret: number) => mine.chain().setTextSelection(caret).toggleBulletList().run()
    const otherKind = () => at('one', from => theirs.chain().setTextSelection(from).toggleOrderedList().run())
    const isWhole = () => {
      for (const text of ['one', 'two', 'three']) expect(html().split(text)).toHaveLength(2)
    }

    test('by undo', () => {
      mine.commands.setContent(THREE)
      historyOf(mine)?.clear()
      step(() => toggle(18))
      expect(html()).toContain('<p>three</p>')
      otherKind()
      for (const take of ['undo', 'redo'] as const) {
        mine.commands[take]()
        isWhole()
      }
    })

    test.each(['<p>three</p>', '<h2>three</h2>', '<pre><code>three</code></pre>'])('by redo: %s', last => {
      mine.commands.setContent(`<ul><li><p>one</p></li><li><p>two</p></li></ul>${last}`)
      historyOf(mine)?.clear()
      step(() => toggle(18))
      expect(html()).toBe(THREE)
      mine.commands.undo()
      otherKind()
      for (const take of ['redo', 'undo'] as const) {
        mine.commands[take]()
        isWhole()
      }
    })
  })

  test('restored text that others have divided is there once', () => {
    mine.commands.setContent('<p>Third line</p>')
    step(() => mine.chain().setTextSelection(3).toggleBlockquote().run())
    step(() => mine.chain().setTextSelection(3).toggleBlockquote().run())
    mine.commands.undo()
    at('ird', from => theirs.commands.insertContentAt(from, 'XX'))
    mine.commands.undo()
    expect(html()).toBe('<p>ThXXird line</p>')
  })

  test('text after that of two steps stays through both', () => {
    const list = '<ul><li><p>two</p></li></ul>'
    mine.commands.setContent(list)
    historyOf(mine)?.clear()
    step(() => mine.chain().setTextSelection(4).toggleBulletList().run())
    step(() => mine.commands.toggleHeading({ level: 1 }))
    at('two', from => theirs.commands.insertContentAt(from + 3, 'XX'))
    const [paragraph, heading] = ['<p>twoXX</p>', '<h1>twoXX</h1>']
    for (const _round of [1, 2]) {
      mine.commands.undo()
      expect(html()).toBe(paragraph)
      mine.commands.undo()
      expect(html()).toBe(list.replace('two', 'twoXX'))
      mine.commands.redo()
      expect(html()).toBe(paragraph)
      mine.commands.redo()
      expect(html()).toBe(heading)
    }
  })
})
