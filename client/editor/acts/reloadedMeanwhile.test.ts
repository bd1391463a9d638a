import { beforeEach, describe, test } from 'vitest'

import { remove, writeAt, writeBehind } from '#tests/fuzz/outline.ts'
import { expectOutline, goOffline, openWith, threeWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

const expectAll = (outline: string) => expectOutline(people(), outline)

test('text saved in a block that a page turned offline stays if that page has been loaded again', () => {
  ada.tab.disconnect()
  ada.head(2, false)
  ada.reload()
  writeAt(bea, ' three', 8)
  settle([bea])
  expectAll('<h2>One two three</h2>')
})

test('text written offline stays if the page has been loaded again before another one turned its block', () => {
  bea.tab.disconnect()
  writeAt(bea, ' three', 8)
  bea.reload()
  ada.head(2, false)
  settle([ada])
  expectAll('<h2>One two three</h2>')
})

test('text of several offline pages, one after the other, stays', () => {
  bea.tab.disconnect()
  writeAt(bea, ' three', 8)
  bea.reload()
  writeAt(bea, ' four', 14)
  bea.reload()
  writeAt(bea, 'Zero ', 1)
  ada.head(2, false)
  settle([ada])
  expectAll('<h2>Zero One two three four</h2>')
})

test('text that another page has taken over and sent is not written again', () => {
  bea.tab.disconnect()
  writeAt(bea, ' three', 8)
  bea.reload()
  settle(people())
  ada.tab.disconnect()
  ada.head(2, false)
  ada.reload()
  expectAll('<h2>One two three</h2>')
})

test.each([
  ['by a page that has not got it', () => undefined],
  ['by a page that gets it and is loaded again', () => ada.reload()],
])('saved text stays if its page was loaded again before its block is deleted %s', (_, after) => {
  openWith(people(), '<p>One</p><h2>two</h2><p>four</p>')
  writeBehind(bea, 'two', ' three')
  bea.send()
  bea.reload()
  remove(ada, 'two', 'heading')
  ada.send()
  after()
  expectAll('<p>One</p><h2> three</h2><p>four</p>')
})

test('a block turned offline is there once after a reload, though another person has turned it, too', () => {
  ada.tab.disconnect()
  ada.head(2, false)
  ada.reload()
  bea.head(3, false)
  writeAt(bea, ' three', 8)
  settle([bea])
  expectAll('<h3>One two three</h3>')
})

const deletions: [string, () => void][] = [
  [
    'text that was saved in the block meanwhile',
    () => {
      goOffline([ada])
      remove(ada, 'two', 'heading')
      ada.reload()
      writeBehind(bea, 'two', ' three')
      settle([bea])
    },
  ],
  [
    'text that came before the deletion was lost on its way',
    () => {
      remove(ada, 'two', 'heading')
      writeBehind(bea, 'two', ' three')
      bea.send()
      ada.tab.take()
      ada.reload()
    },
  ],
]

describe('a page that deleted a block and was loaded again', () => {
  beforeEach(() => openWith(people(), '<p>One</p><h2>two</h2><p>four</p>'))

  describe.each(deletions)('keeps %s', (_, happens) => {
    test('once', () => {
      happens()
      expectAll('<p>One</p><h2> three</h2><p>four</p>')
    })

    test('once, though it is loaded again before its answer', () => {
      happens()
      ada.connect()
      ada.reload()
      expectAll('<p>One</p><h2> three</h2><p>four</p>')
    })
  })

  test('keeps nothing of what it deleted', () => {
    goOffline([ada])
    remove(ada, 'two', 'heading')
    ada.reload()
    writeBehind(bea, 'One', ' and a half')
    settle([bea])
    expectAll('<p>One and a half</p><p>four</p>')
  })
})
