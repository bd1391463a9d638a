import type { Editor } from '@tiptap/core'
import { beforeEach, describe, test } from 'vitest'

import { writeAt } from '#tests/fuzz/outline.ts'
import { expectOutline, goOffline, threeWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

const item = (text: string) => `<li><p>${text}</p></li>`
const inItem = (editor: Editor, text: string) => {
  let position = 0
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(text)) position = at
  })
  return editor.chain().setTextSelection(position)
}
const all = ({ editor }: Reviewer) =>
  editor.chain().setTextSelection({ from: 0, to: editor.state.doc.content.size })

const LIST = `<ul>${item('One')}${item('two')}${item('four')}</ul>`
const TEXT = '<p>One</p><p>two</p><p>four</p>'
const cases: [string, string, () => unknown, string][] = [
  [
    'takes out of a list',
    LIST,
    () => all(ada).toggleBulletList().run(),
    '<p>One</p><p>two three</p><p>four</p>',
  ],
  [
    'takes out of the middle of a list',
    LIST,
    () => inItem(ada.editor, 'two').toggleBulletList().run(),
    `<ul>${item('One')}</ul><p>two three</p><ul>${item('four')}</ul>`,
  ],
  [
    'takes out of a list before it',
    LIST,
    () => inItem(ada.editor, 'One').toggleBulletList().run(),
    `<p>One</p><ul>${item('two three')}${item('four')}</ul>`,
  ],
  [
    'makes a list of another kind',
    LIST,
    () => all(ada).toggleOrderedList().run(),
    `<ol>${item('One')}${item('two three')}${item('four')}</ol>`,
  ],
  [
    'puts in a list with others',
    TEXT,
    () => all(ada).toggleBulletList().run(),
    `<ul>${item('One')}${item('two three')}${item('four')}</ul>`,
  ],
  [
    'puts in a quote with others',
    TEXT,
    () => all(ada).toggleBlockquote().run(),
    '<blockquote><p>One</p><p>two three</p><p>four</p></blockquote>',
  ],
  [
    'moves into the item before',
    LIST,
    () => inItem(ada.editor, 'two').sinkListItem('listItem').run(),
    `<ul><li><p>One</p><ul>${item('two three')}</ul></li>${item('four')}</ul>`,
  ],
  [
    'joins with the one before',
    TEXT,
    () => inItem(ada.editor, 'two').joinBackward().run(),
    '<p>Onetwo three</p><p>four</p>',
  ],
]

/** Writes behind the second text. */
const write = (person: Reviewer) => {
  inItem(person.editor, 'two').run()
  const { state } = person.editor
  writeAt(person, ' three', state.selection.from + 3)
}

describe.each(cases)('text in a block that another person %s meanwhile stays', (_, html, move, after) => {
  beforeEach(() => {
    cid.editor.commands.setContent(html)
    settle(people())
  })

  test('if it was written at the same moment', () => {
    goOffline([bea])
    write(bea)
    move()
    settle([ada])
    expectOutline(people(), after)
  })

  test('if it was saved before the page that moves the block came back', () => {
    goOffline([ada])
    move()
    write(bea)
    settle([bea])
    expectOutline(people(), after)
  })

  test('if it was saved before the page that moves the block came back, loaded again', () => {
    goOffline([ada])
    move()
    ada.reload()
    write(bea)
    settle([bea])
    expectOutline(people(), after)
  })

  test('if both were offline', () => {
    goOffline([ada, bea])
    write(bea)
    move()
    settle([ada])
    expectOutline(people(), after)
  })

  test('and after the undo', () => {
    goOffline([ada])
    move()
    write(bea)
    settle([bea])
    settle([ada])
    ada.undo()
    expectOutline(people(), html.replace('two', 'two three'))
  })
})
