import { beforeEach, expect, test } from 'vitest'

import { outlineOf, writeAt } from '#tests/fuzz/outline.ts'
import { expectOutline, threeWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two', 'suggester')
})

const KINDS: [string, (person: Reviewer) => unknown, (text: string) => string][] = [
  ['heading', person => person.head(2, false), text => `<h2>${text}</h2>`],
  ['list', person => person.list('bulletList', false), text => `<ul><li><p>${text}</p></li></ul>`],
]

test.each(KINDS)(
  'text that others have saved in a block which this page turned offline is in the new one: %s',
  (_, turn, block) => {
    ada.tab.disconnect()
    turn(ada)
    writeAt(bea, 'ly', 4)
    writeAt(bea, ' three', 10)
    cid.edit(0, 0, 'Oh: ', true)
    settle([bea, cid])
    expect(outlineOf(bea)).toBe('<p>[Oh: ]Onely two three</p>')
    // The page that wrote it has been closed.
    bea.tab.disconnect()
    cid.tab.disconnect()
    settle([ada])
    expect(outlineOf(ada)).toBe(block('[Oh: ]Onely two three'))
    expectOutline(people(), block('[Oh: ]Onely two three'))
    ada.undo()
    expectOutline(people(), '<p>[Oh: ]Onely two three</p>')
  },
)

test('of two people who turned a block offline, the text that came meanwhile is in the block of the first one alone', () => {
  const late = bea
  for (const { tab } of [ada, late]) tab.disconnect()
  ada.head(2, false)
  late.list('bulletList', false)
  cid.edit(3, 3, 'ly', true)
  settle([cid])
  settle([ada])
  settle([late])
  expectOutline(people(), '<h2>One[ly] two</h2>')
})

test('text next to text that the undo takes away goes back to the old block', () => {
  ada.tab.disconnect()
  ada.edit(7, 7, ' more', false)
  ada.head(2, false)
  bea.edit(7, 7, ' three', false)
  settle([bea])
  settle([ada])
  expect(outlineOf(ada)).toMatch(/^<h2>One two( more three| three more)<\/h2>$/)
  ada.undo()
  expectOutline(people(), '<p>One two three</p>')
})

test('text that comes while the act is on its way is there once', () => {
  ada.head(2, false)
  writeAt(bea, 'ly', 4)
  bea.send()
  // The server has the act when this page comes back.
  ada.send()
  ada.tab.disconnect()
  expectOutline(people(), '<h2>Onely two</h2>')
})
