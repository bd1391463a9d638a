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
  cid.editor.commands.setContent('<p>One</p><p>two</p><p>four</p>')
  settle(people())
})

/** Deletes the second block. */
const removeSecond = ({ editor }: Reviewer) => {
  const from = editor.state.doc.child(0).nodeSize
  editor.commands.deleteRange({ from, to: from + editor.state.doc.child(1).nodeSize })
}
/** Writes at the end of the second block, and the page of the deletion gets it. */
const writeInSecond = (text: string) => {
  const { doc } = bea.editor.state
  writeAt(bea, text, doc.child(0).nodeSize + doc.child(1).nodeSize - 1)
  bea.send()
  ada.tab.take()
}

test('text stays that comes to the page of a deletion before that is lost on its way', () => {
  removeSecond(ada)
  writeInSecond(' three')
  goOffline([ada])
  expectOutline(people(), '<p>One</p><p> three</p><p>four</p>')
})

test('it is there once, though the connection is lost again before the answer', () => {
  removeSecond(ada)
  writeInSecond(' three')
  goOffline([ada])
  ada.connect()
  goOffline([ada])
  expectOutline(people(), '<p>One</p><p> three</p><p>four</p>')
})

test('it is there once, though the deletion has come to its page meanwhile', () => {
  removeSecond(ada)
  writeInSecond(' three')
  ada.send()
  goOffline([ada])
  settle([bea])
  expectOutline(people(), '<p>One</p><p> three</p><p>four</p>')
})

test('text that its author has deleted since does not come back', () => {
  removeSecond(ada)
  writeInSecond(' three')
  goOffline([ada])
  bea.undo()
  settle([bea])
  expectOutline(people(), '<p>One</p><p>four</p>')
})
