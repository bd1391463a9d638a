import { afterEach, expect, test } from 'vitest'

import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { Arbiter } from '#tests/fuzz/actsWorld.ts'
import { outlineOf, writeAt } from '#tests/fuzz/outline.ts'
import { joining, settle, type Reviewer, type Role } from '#tests/fuzz/suggestionsWorld.ts'

import { decide } from './decide.ts'

let people: Reviewer[] = []
afterEach(() => people.splice(0).forEach(person => person.close()))

/** An editor, who has suggested a heading or a list, someone with a role, and another editor. */
function all(role: Role, suggest: (ada: Reviewer) => void): [Reviewer, Reviewer, Reviewer] {
  const join = joining(new Arbiter('One two'))
  const [ada, cid, bea] = [join('ada'), join('cid', role), join('bea')]
  people = [ada, cid, bea]
  settle(people)
  suggest(ada)
  settle(people)
  return [ada, cid, bea]
}

/** Writes, or suggests for a suggester, at a place in the first block. */
function write(person: Reviewer, text: string, at: number): void {
  suggestAs(person.editor, person.tab.suggester)
  writeAt(person, text, at)
}

const kinds: [string, (ada: Reviewer) => void, (text: string) => string][] = [
  ['heading', ada => ada.head(2, true), text => `<h2>${text}</h2>`],
  ['list', ada => ada.list('bulletList', true), text => `<ul><li><p>${text}</p></li></ul>`],
]
const roles: Role[] = ['editor', 'suggester']
const orders = ['the decision', 'the text', 'neither']
const cases = kinds.flatMap(kind => roles.flatMap(role => orders.map(first => ({ kind, role, first }))))

test.each(cases)(
  'text that someone writes while another person accepts a block of another kind is in the new block: $kind.0, $role, $first first',
  ({ kind: [, suggest, block], role, first }) => {
    const [ada, cid, bea] = all(role, suggest)
    if (first === 'neither') for (const { tab } of people) tab.disconnect()
    write(cid, ' three', 8)
    write(cid, 'ly', 4)
    if (first === 'the text') cid.send()
    decide(ada.editor, {}, 'accept')
    if (first === 'the decision') ada.send()
    settle(first === 'the decision' ? [ada, cid, bea] : [cid, ada, bea])
    const text = role === 'editor' ? 'Onely two three' : 'One[ly] two[ three]'
    expect(people.map(outlineOf)).toEqual([block(text), block(text), block(text)])
    expect(cid.refusals).toEqual([])
  },
)

test.each(roles)('text that the other person knew in part is whole in the new block. Role: %s', role => {
  const [ada, cid, bea] = all(role, () => {})
  // Yjs first deletes the items of pages with higher numbers: here, the block goes before its text.
  bea.head(2, false)
  settle(people)
  ada.list('bulletList', true)
  write(cid, ' th', 8)
  settle(people)
  write(cid, 'ree', 11)
  decide(ada.editor, { author: 'ada' }, 'accept')
  ada.send()
  settle(people)
  const text = role === 'editor' ? 'One two three' : 'One two[ three]'
  expect(people.map(outlineOf)).toEqual(people.map(() => `<ul><li><p>${text}</p></li></ul>`))
})

test.each(roles)('the caret stays behind the text that is written again. Role: %s', role => {
  const [ada, cid] = all(role, person => person.head(2, true))
  const { editor, tab } = cid
  suggestAs(editor, tab.suggester)
  editor.commands.setTextSelection(8)
  const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text))
  for (const letter of ' th') type(letter)
  settle(people)
  for (const letter of 'ree') type(letter)
  decide(ada.editor, { author: 'ada' }, 'accept')
  ada.send()
  tab.take()
  for (const letter of ' four') type(letter)
  settle(people)
  const text = role === 'editor' ? 'One two three four' : 'One two[ three four]'
  expect(people.map(outlineOf)).toEqual(people.map(() => `<h2>${text}</h2>`))
})

test.each([true, false])(
  'text whose suggestion is accepted while another person accepts the heading is there once, stored before that: %s',
  isStored => {
    const [ada, cid, bea] = all('suggester', person => person.head(2, true))
    write(cid, ' three', 8)
    cid.send()
    bea.tab.take()
    decide(bea.editor, { author: 'cid' }, 'accept')
    decide(ada.editor, {}, 'accept')
    if (isStored) {
      bea.send()
      cid.tab.take()
    }
    ada.send()
    settle(people)
    expect(people.map(person => outlineOf(person).replaceAll(/[[\]]/g, ''))).toEqual(
      people.map(() => '<h2>One two three</h2>'),
    )
  },
)
