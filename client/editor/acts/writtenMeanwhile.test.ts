import { beforeEach, expect, test } from 'vitest'

import { outlineOf, writeAt } from '#tests/fuzz/outline.ts'
import { expectOutline, goOffline, threeWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

/** Everyone sees this. */
const expectAll = (outline: string) => expectOutline(people(), outline)

const insertBold = ({ editor: { state, view } }: Reviewer, text: string, at: number) =>
  view.dispatch(state.tr.insert(at, state.schema.text(text, [state.schema.mark('bold')])))

test('bold text that someone writes in a block while another person makes it code is there without its format', () => {
  goOffline([ada, bea])
  ada.editor.commands.toggleCodeBlock()
  insertBold(bea, ' three', 8)
  expectAll('<pre><code>One two three</code></pre>')
})

test('bold text that was saved in a block which another page made code offline is there, too', () => {
  goOffline([ada])
  ada.editor.commands.toggleCodeBlock()
  insertBold(bea, ' three', 8)
  settle([bea])
  expectAll('<pre><code>One two three</code></pre>')
})

test('texts at the start of a block keep their order', () => {
  goOffline([ada, bea])
  ada.head(2, false)
  writeAt(bea, 'three ', 1)
  insertBold(bea, 'four ', 7)
  expectAll('<h2>three <strong>four </strong>One two</h2>')
})

test('also if they were saved before', () => {
  goOffline([ada])
  ada.head(2, false)
  writeAt(bea, 'three ', 1)
  insertBold(bea, 'four ', 7)
  settle([bea])
  expectAll('<h2>three <strong>four </strong>One two</h2>')
})

test('of text that others have replaced and saved meanwhile, only the new one is there', () => {
  goOffline([ada])
  ada.head(2, false)
  bea.edit(4, 7, 'three', false)
  settle([bea, cid])
  expectAll('<h2>One three</h2>')
})

test('of text that someone replaces offline, only the new one is there: text had been deleted in the block before', () => {
  for (const person of [ada, bea]) {
    person.edit(7, 7, 'xyz', false)
    settle(people())
    person.edit(7, 10, '', false)
    settle(people())
  }
  goOffline([ada, bea])
  ada.head(2, false)
  bea.edit(4, 7, 'three', false)
  settle([ada])
  expectAll('<h2>One three</h2>')
})

test('of text that someone replaces offline, only the new one is there: others have written in the block, too', () => {
  goOffline([bea])
  bea.edit(4, 7, 'three', false)
  writeAt(cid, 'Zero ', 1)
  settle([ada, cid])
  ada.head(2, false)
  settle([ada, cid])
  cid.edit(6, 8, '', false)
  settle([ada, cid])
  expectAll('<h2>Zero O three</h2>')
})

test('text that someone has deleted and others have typed again stays', () => {
  bea.edit(4, 7, '', false)
  settle(people())
  bea.edit(0, 0, 'No ', false)
  settle(people())
  goOffline([bea])
  writeAt(bea, '!', 8)
  cid.edit(7, 7, 'two', false)
  settle([ada, cid])
  ada.head(2, false)
  settle([ada, cid])
  settle(people())
  expect(outlineOf(ada)).toContain('two')
  expect(outlineOf(ada)).toContain('!')
})
