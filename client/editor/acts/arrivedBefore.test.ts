import { beforeEach, test } from 'vitest'

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

/** Ada turns the block offline, and comes back with text that Bea has saved in it. Bea is offline by then. */
function turnWithText(text: string, meanwhile: () => void): void {
  goOffline([ada])
  ada.head(2, false)
  writeAt(bea, text, 8)
  settle([bea, cid])
  goOffline([bea])
  meanwhile()
  settle([ada, cid])
}

test('text written offline in the middle of text that was saved before is there', () => {
  turnWithText(' three', () => writeAt(bea, 'fou', 11))
  expectOutline(people(), '<h2>One two thfouree</h2>')
})

test('text deleted offline, of text that was saved before, is deleted', () => {
  turnWithText(' three', () => bea.edit(8, 13, '', false))
  expectOutline(people(), '<h2>One two </h2>')
})

test('a format of text that was saved before is there', () => {
  turnWithText(' three', () => bea.format(8, 13, false))
  expectOutline(people(), '<h2>One two <strong>three</strong></h2>')
})
