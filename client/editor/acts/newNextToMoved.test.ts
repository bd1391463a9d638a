import { beforeEach, describe, test } from 'vitest'

import { caretAt, item, placeOf, withAll, writeAt } from '#tests/fuzz/outline.ts'
import { expectOutline, openWith, threeWith, whileAway } from '#tests/fuzz/people.ts'
import type { Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

const list = (...texts: string[]) => `<ul>${texts.map(item).join('')}</ul>`

/** Ends the block or item behind a text, and writes in the new one. */
function writeNew(person: Reviewer, behind: string, text: string): void {
  const { editor } = person
  const chain = editor.chain().setTextSelection(placeOf(person, behind) + behind.length)
  ;(editor.can().splitListItem('listItem') ? chain.splitListItem('listItem') : chain.splitBlock()).run()
  writeAt(person, text, editor.state.selection.from)
}

const orders: [string, () => [Reviewer, Reviewer]][] = [
  ['by someone who was offline', () => [bea, ada]],
  ['and saved while the page that moves the others was offline', () => [ada, bea]],
]

describe.each(orders)('a block made %s is there once', (_, order) => {
  const meanwhile = (html: string, change: () => unknown, write: () => unknown) => {
    openWith(people(), html)
    whileAway(order(), change, write)
  }

  test('in a list that is none any more', () => {
    meanwhile(
      list('One', 'two', 'four'),
      () => withAll(ada).toggleBulletList().run(),
      () => {
        writeNew(bea, 'two', 'three')
        writeNew(bea, 'three', 'and a half')
      },
    )
    expectOutline(people(), '<p>One</p><p>two</p><p>three</p><p>and a half</p><p>four</p>')
  })

  test('in a list that became one of another kind', () => {
    meanwhile(
      list('One', 'two', 'four'),
      () => withAll(ada).toggleOrderedList().run(),
      () => {
        writeNew(bea, 'two', 'three')
        writeNew(bea, 'three', 'and a half')
      },
    )
    expectOutline(people(), `<ol>${['One', 'two', 'three', 'and a half', 'four'].map(item).join('')}</ol>`)
  })

  test('in a quote that is none any more', () => {
    meanwhile(
      '<blockquote><p>One</p><p>two</p></blockquote>',
      () => withAll(ada).toggleBlockquote().run(),
      () => writeNew(bea, 'One', 'three'),
    )
    expectOutline(people(), '<p>One</p><p>three</p><p>two</p>')
  })

  test('of the end of another one', () => {
    meanwhile(
      list('One', 'two three', 'four'),
      () => withAll(ada).toggleOrderedList().run(),
      () => {
        bea.editor
          .chain()
          .setTextSelection(placeOf(bea, ' three') + 1)
          .splitListItem('listItem')
          .run()
      },
    )
    expectOutline(people(), `<ol>${['One', 'two ', 'three', 'four'].map(item).join('')}</ol>`)
  })

  test('with its own list', () => {
    meanwhile(
      list('One', 'two'),
      () => withAll(ada).toggleBulletList().run(),
      () => {
        writeNew(bea, 'One', 'three')
        writeNew(bea, 'three', 'sub')
        bea.editor.commands.sinkListItem('listItem')
      },
    )
    expectOutline(people(), `<p>One</p><p>three</p><ul>${item('sub')}</ul><p>two</p>`)
  })
})

test.each<[string, (person: Reviewer) => void]>([
  ['connects again', ({ tab }) => tab.disconnect()],
  ['is loaded again', person => person.reload()],
])('a block is there once if the page of two moves gets it between them, and %s', (_, leave) => {
  openWith(people(), list('One', 'two'))
  caretAt(ada, 'two').liftListItem('listItem').run()
  ada.send()
  caretAt(bea, 'two')
    .setTextSelection(placeOf(bea, 'two') + 3)
    .splitBlock()
    .insertContent('three')
    .run()
  bea.send()
  withAll(ada).setTextSelection(placeOf(ada, 'One')).toggleBulletList().run()
  ada.tab.take()
  leave(ada)
  expectOutline(people(), '<p>One</p><p>two</p><p>three</p>')
})
