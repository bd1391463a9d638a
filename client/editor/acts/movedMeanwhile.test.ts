import { beforeEach, describe, test } from 'vitest'

import { caretAt, item, withAll, writeBehind } from '#tests/fuzz/outline.ts'
import { expectOutline, goOffline, openWith, threeWith, whileAway } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

const LIST = `<ul>${item('One')}${item('two')}${item('four')}</ul>`
const TEXT = '<p>One</p><p>two</p><p>four</p>'
const cases: [string, string, () => unknown, string][] = [
  [
    'takes out of a list',
    LIST,
    () => withAll(ada).toggleBulletList().run(),
    '<p>One</p><p>two three</p><p>four</p>',
  ],
  [
    'takes out of the middle of a list',
    LIST,
    () => caretAt(ada, 'two').toggleBulletList().run(),
    `<ul>${item('One')}</ul><p>two three</p><ul>${item('four')}</ul>`,
  ],
  [
    'takes out of a list before it',
    LIST,
    () => caretAt(ada, 'One').toggleBulletList().run(),
    `<p>One</p><ul>${item('two three')}${item('four')}</ul>`,
  ],
  [
    'makes a list of another kind',
    LIST,
    () => withAll(ada).toggleOrderedList().run(),
    `<ol>${item('One')}${item('two three')}${item('four')}</ol>`,
  ],
  [
    'puts in a list with others',
    TEXT,
    () => withAll(ada).toggleBulletList().run(),
    `<ul>${item('One')}${item('two three')}${item('four')}</ul>`,
  ],
  [
    'puts in a quote with others',
    TEXT,
    () => withAll(ada).toggleBlockquote().run(),
    '<blockquote><p>One</p><p>two three</p><p>four</p></blockquote>',
  ],
  [
    'moves into the item before',
    LIST,
    () => caretAt(ada, 'two').sinkListItem('listItem').run(),
    `<ul><li><p>One</p><ul>${item('two three')}</ul></li>${item('four')}</ul>`,
  ],
  [
    'joins with the one before',
    TEXT,
    () => caretAt(ada, 'two').joinBackward().run(),
    '<p>Onetwo three</p><p>four</p>',
  ],
]

const write = () => writeBehind(bea, 'two', ' three')

describe.each(cases)('text in a block that another person %s meanwhile stays', (_, html, move, after) => {
  beforeEach(() => {
    openWith(people(), html)
  })

  test('if it was written at the same moment', () => {
    whileAway([bea, ada], write, move)
    expectOutline(people(), after)
  })

  test('if it was saved before the page that moves the block came back', () => {
    whileAway([ada, bea], move, write)
    expectOutline(people(), after)
  })

  test('if it was saved before the page that moves the block came back, loaded again', () => {
    whileAway([ada, bea], move, () => ada.reload(), write)
    expectOutline(people(), after)
  })

  test('if both were offline', () => {
    goOffline([ada, bea])
    write()
    move()
    settle([ada])
    expectOutline(people(), after)
  })

  test('and after the undo', () => {
    whileAway([ada, bea], move, write)
    settle([ada])
    ada.undo()
    expectOutline(people(), html.replace('two', 'two three'))
  })
})
