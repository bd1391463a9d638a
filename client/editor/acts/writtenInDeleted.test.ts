import type { ChainedCommands } from '@tiptap/core'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { item, placeOf, remove, writeBehind } from '#tests/fuzz/outline.ts'
import { expectOutline, goOffline, openWith, threeWith, whileAway } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

import { performActs } from './perform.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

const cell = (text: string) => `<td><p>${text}</p></td>`
const row = (...texts: string[]) => `<tr>${texts.map(cell).join('')}</tr>`

const orders: [string, () => [Reviewer, Reviewer]][] = [
  ['by someone who was offline', () => [bea, ada]],
  ['and saved while the page that deletes was offline', () => [ada, bea]],
]

describe.each(orders)('text written %s stays', (_, order) => {
  const meanwhile = (html: string, change: () => unknown, writing: () => unknown) => {
    openWith(people(), html)
    whileAway(order(), change, writing)
  }

  test('in an empty line that another person deletes', () => {
    meanwhile(
      '<p>One</p><p></p><p>four</p>',
      () => {
        const at = ada.editor.state.doc.child(0).nodeSize
        ada.editor.commands.deleteRange({ from: at, to: at + 2 })
      },
      () => writeBehind(bea, '', 'three'),
    )
    expectOutline(people(), '<p>One</p><p>three</p><p>four</p>')
  })

  test('in paragraphs that another person deletes, in their order', () => {
    meanwhile(
      '<p>One</p><h2>two</h2><p>three</p><p>four</p>',
      () =>
        ada.editor
          .chain()
          .setTextSelection({ from: 1, to: placeOf(ada, 'four') + 4 })
          .deleteSelection()
          .run(),
      () => {
        writeBehind(bea, 'two', ' and a half')
        writeBehind(bea, 'three', ' and a third')
      },
    )
    expectOutline(people(), '<p></p><h2> and a half</h2><p> and a third</p>')
  })

  test('in an item of a list that another person deletes', () => {
    meanwhile(
      `<ul>${item('One')}${item('two')}${item('four')}</ul>`,
      () => remove(ada, 'two', 'listItem'),
      () => writeBehind(bea, 'two', ' three'),
    )
    expectOutline(people(), `<ul>${item('One')}${item(' three')}${item('four')}</ul>`)
  })

  test('in a list that another person deletes', () => {
    meanwhile(
      `<p>One</p><ul>${item('two')}${item('three')}</ul><p>four</p>`,
      () => remove(ada, 'two', 'bulletList'),
      () => writeBehind(bea, 'three', ' and a half'),
    )
    expectOutline(people(), `<p>One</p><ul>${item(' and a half')}</ul><p>four</p>`)
  })

  test('in a row of a table that another person deletes, behind the table', () => {
    meanwhile(
      `<p>One</p><table><tbody>${row('two')}${row('three')}</tbody></table><p>four</p>`,
      () => remove(ada, 'two', 'tableRow'),
      () => writeBehind(bea, 'two', ' and a half'),
    )
    settle(people())
    for (const { editor } of people())
      expect(editor.state.doc.textBetween(0, editor.state.doc.content.size, '|')).toBe(
        'One|three| and a half|four',
      )
  })

  test.each<[string, string, (chain: ChainedCommands) => ChainedCommands]>([
    ['became a heading', 'heading', chain => chain.toggleHeading({ level: 2 })],
    ['became an item of a list', 'bulletList', chain => chain.toggleBulletList()],
  ])('in a block that %s before another person deleted it', (_, name, turn) => {
    meanwhile(
      '<p>One</p><p>two</p><p>four</p>',
      () => {
        turn(ada.editor.chain().setTextSelection(placeOf(ada, 'two'))).run()
        remove(ada, 'two', name)
      },
      () => writeBehind(bea, 'two', ' three'),
    )
    expectOutline(people(), '<p>One</p><p> three</p><p>four</p>')
  })

  test('with its line breaks', () => {
    meanwhile(
      '<p>One</p><p>two</p><p>four</p>',
      () => remove(ada, 'two', 'paragraph'),
      () =>
        bea.editor
          .chain()
          .setTextSelection(placeOf(bea, 'two') + 3)
          .setHardBreak()
          .insertContent('three')
          .setHardBreak()
          .insertContent('and a half')
          .run(),
    )
    expectOutline(people(), '<p>One</p><p>three<br>and a half</p><p>four</p>')
  })

  test.each<[string, string, () => unknown]>([
    ['deletes', '<p> than now</p>', () => remove(ada, 'two', 'paragraph')],
    [
      'turns',
      '<h2>two than now</h2>',
      () => ada.editor.chain().setTextSelection(placeOf(ada, 'two')).toggleHeading({ level: 2 }).run(),
    ],
  ])('with a correction of that text, in a block that another person %s', (_, after, change) => {
    meanwhile('<p>One</p><p>two</p><p>four</p>', change, () => {
      writeBehind(bea, 'two', ' thn now')
      const { doc } = bea.tab
      const block: unknown = doc.getXmlFragment(BODY_FIELD).get(1)
      const text: unknown = block instanceof Y.XmlElement ? block.get(0) : null
      if (!(text instanceof Y.XmlText)) return expect.fail()
      performActs(doc, [{ text, index: 4, length: 3, insert: 'than' }], ySyncPluginKey)
    })
    expectOutline(people(), `<p>One</p>${after}<p>four</p>`)
  })

  test('without what was there before', () => {
    meanwhile(
      '<p>One</p><p>two</p><p>four</p>',
      () => remove(ada, 'two', 'paragraph'),
      () => undefined,
    )
    expectOutline(people(), '<p>One</p><p>four</p>')
  })
})

test.each<[string, string, (chain: ChainedCommands) => ChainedCommands]>([
  ['deletes', '<p>One</p><h2> three four</h2><p>five</p>', chain => chain.deleteNode('heading')],
  [
    'moves',
    '<p>One</p><blockquote><h2>two three four</h2></blockquote><p>five</p>',
    chain => chain.setBlockquote(),
  ],
])(
  'text stays in a block that its page has turned a moment ago and another person %s',
  (_, after, change) => {
    cid.editor.commands.setContent('<p>One</p><p>two</p><p>five</p>')
    settle(people())
    bea.editor.chain().setTextSelection(placeOf(bea, 'two')).toggleHeading({ level: 2 }).run()
    writeBehind(bea, 'two', ' three')
    bea.tab.send(1)
    goOffline([bea])
    ada.tab.take()
    change(ada.editor.chain().setTextSelection(placeOf(ada, 'two'))).run()
    writeBehind(bea, 'three', ' four')
    expectOutline(people(), after)
  },
)

test('text in a deleted block stays next to its quote, of which its author has deleted the rest', () => {
  openWith(people(), '<p>One</p><blockquote><p>two</p><p>three</p></blockquote><p>four</p>')
  goOffline([bea])
  remove(ada, 'two', 'paragraph')
  settle([ada])
  writeBehind(bea, 'two', ' and a half')
  remove(bea, 'three', 'paragraph')
  expectOutline(people(), '<p>One</p><p> and a half</p><p>four</p>')
})

test('text in a deleted block stays behind it when the deletion is taken back', () => {
  cid.editor.commands.setContent('<p>One</p><p>two</p><p>four</p>')
  settle(people())
  goOffline([ada])
  remove(ada, 'two', 'paragraph')
  writeBehind(bea, 'two', ' three')
  settle([bea])
  settle([ada])
  ada.undo()
  settle(people())
  for (const { text } of people()) expect(text.match(/two|three/g)?.toSorted()).toEqual(['three', 'two'])
})

test.each([
  ['behind the block before', '<p>One</p><p>two</p><p>four</p>', 'two', '<p>One[ three]</p><p>four</p>'],
  [
    'before the block behind, if that is the first',
    '<p>One</p><p>two</p><p>four</p>',
    'One',
    '<p>[ three]two</p><p>four</p>',
  ],
  [
    'in the block before, if that is empty',
    '<p>One</p><h2></h2><p>two</p><p>four</p>',
    'two',
    '<p>One</p><h2>[ three]</h2><p>four</p>',
  ],
  [
    'without its other formats behind code',
    '<pre><code>One</code></pre><p><strong>two</strong></p><p>four</p>',
    'two',
    '<pre><code>One[ three]</code></pre><p>four</p>',
  ],
  [
    'behind the block before a rule',
    '<p>One</p><hr><p>two</p><p>four</p>',
    'two',
    '<p>One[ three]</p><hr><p>four</p>',
  ],
])('a suggestion in a block that another person deletes is %s', (_, before, text, after) => {
  const [dan, , eve] = threeWith('One two', 'suggester')
  dan.editor.commands.setContent(before)
  settle([dan, eve])
  goOffline([eve])
  const at = placeOf(eve, text) + text.length - 1
  remove(dan, text, 'paragraph')
  eve.edit(at, at, ' three', true)
  settle([dan])
  expectOutline([dan, eve], after)
  expect(eve.tab.refusals).toEqual([])
})
