import { afterEach, beforeEach, expect, test } from 'vitest'

import { Arbiter } from '#tests/fuzz/actsWorld.ts'
import { outlineOf } from '#tests/fuzz/outline.ts'
import { joining, settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

// These are lost so far in a block that another person turns meanwhile.
let ada: Reviewer
let bea: Reviewer
const people = () => [ada, bea]

beforeEach(() => {
  const join = joining(new Arbiter('One two'))
  ada = join('ada')
  bea = join('bea')
  settle(people())
})
afterEach(() => people().forEach(person => person.close()))

const expectAll = (outline: string) => {
  settle(people())
  expect(people().map(outlineOf)).toEqual([outline, outline])
}

test.fails('a line break stays', () => {
  bea.tab.disconnect()
  bea.editor.chain().setTextSelection(4).setHardBreak().run()
  ada.head(2, false)
  expectAll('<h2>One<br> two</h2>')
})

test.fails('a format of text stays', () => {
  bea.tab.disconnect()
  bea.format(0, 3, false)
  ada.head(2, false)
  expectAll('<h2><strong>One</strong> two</h2>')
})

test.fails('a suggested deletion stays', () => {
  bea.tab.disconnect()
  bea.edit(0, 3, '', true)
  ada.head(2, false)
  settle(people())
  expect(bea.shown).toContain('deletion')
})
