import { expect, onTestFinished, test } from 'vitest'

import { replaceAsActs } from '#client/editor/acts/replace.ts'
import { suggestionsIn } from '#document/suggestions.ts'
import { Arbiter } from '#tests/fuzz/actsWorld.ts'
import { Reviewer, settle } from '#tests/fuzz/suggestionsWorld.ts'

import { suggestAs } from './suggesting.ts'

/** Two pages of Ada and one of Bea, with a word that Ada has suggested to take away. */
function pages(): [Reviewer, Reviewer, Reviewer] {
  let clients = 100
  const arbiter = new Arbiter('One two teh')
  const nextClient = () => ++clients
  const open = (name: string) => new Reviewer(arbiter, { name, role: 'editor', nextClient })
  const all: [Reviewer, Reviewer, Reviewer] = [open('ada'), open('ada'), open('bea')]
  onTestFinished(() => all.forEach(page => page.close()))
  settle(all)
  all[0].edit(0, 3, '', true)
  settle(all)
  return all
}

/** Takes the suggestion back by Undo, and accepts a correction. */
function undoAndCorrect(page: Reviewer): void {
  page.undo()
  suggestAs(page.editor, null)
  expect(replaceAsActs(page.editor, [{ from: 9, to: 12, text: 'the' }])).toBe(true)
}

const suggested = ({ editor }: Reviewer): number => suggestionsIn(editor.state.doc).length

test('a suggestion that was undone offline before an act stays undone', () => {
  const [ada, other, bea] = pages()
  ada.tab.disconnect()
  undoAndCorrect(ada)
  settle([ada, other, bea])
  expect([ada, other, bea].map(suggested)).toEqual([0, 0, 0])
  expect(bea.text).toBe('One two the')
})

test('a suggestion that was undone on one page stays undone when another page of its author comes back', () => {
  const [ada, other, bea] = pages()
  other.tab.disconnect()
  undoAndCorrect(ada)
  settle([ada, bea])
  settle([ada, other, bea])
  expect([ada, other, bea].map(suggested)).toEqual([0, 0, 0])
})
