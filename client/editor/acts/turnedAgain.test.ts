import { beforeEach, expect, test } from 'vitest'

import { outlineOf, writeAt } from '#tests/fuzz/outline.ts'
import { expectOutline, goOffline, threeWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two', 'suggester')
})

/** Ada turns the paragraph into a heading, and the heading into a paragraph again. */
const turnTwice = () => {
  ada.head(2, false)
  ada.head(0, false)
}

test('text saved in a block that a page turned twice offline stays', () => {
  ada.tab.disconnect()
  turnTwice()
  writeAt(bea, ' three', 8)
  cid.edit(0, 0, 'Oh: ', true)
  settle([bea, cid])
  expectOutline(people(), '<p>[Oh: ]One two three</p>')
})

test('text that people write offline in a block that another one turns twice meanwhile stays', () => {
  goOffline([bea, cid])
  writeAt(bea, ' three', 8)
  cid.edit(0, 0, 'Oh: ', true)
  turnTwice()
  settle([ada])
  expectOutline(people(), '<p>[Oh: ]One two three</p>')
  expect(cid.refusals).toEqual([])
})

test('also if the block was edited between', () => {
  ada.tab.disconnect()
  ada.head(2, false)
  ada.edit(3, 3, 'ly', false)
  ada.editor.commands.toggleCodeBlock()
  writeAt(bea, ' three', 8)
  bea.format(0, 3, false)
  settle([bea])
  expectOutline(people(), '<pre><code>Onely two three</code></pre>')
})

test('the undo keeps it', () => {
  ada.tab.disconnect()
  turnTwice()
  writeAt(bea, ' three', 8)
  settle([bea])
  settle([ada])
  expect(outlineOf(ada)).toBe('<p>One two three</p>')
  ada.undo()
  expectOutline(people(), '<p>One two three</p>')
})
