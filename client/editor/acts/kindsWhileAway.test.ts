import { expect, test } from 'vitest'

import { Arbiter } from '#tests/fuzz/actsWorld.ts'
import { outlineOf, writeAt } from '#tests/fuzz/outline.ts'
import { joining, settle } from '#tests/fuzz/suggestionsWorld.ts'

test('text that someone wrote offline stays if another person has turned its block and others since', () => {
  const join = joining(new Arbiter('One'))
  const [ada, bea] = [join('ada'), join('bea')]
  settle([ada, bea])
  ada.editor.commands.setContent('<p>One</p><p>two</p><p>three</p>')
  settle([ada, bea])
  bea.tab.disconnect()
  writeAt(bea, ' and a half', 4)
  for (const at of [2, 7, 12]) {
    ada.editor.chain().setTextSelection(at).setNode('heading', { level: 2 }).run()
    settle([ada])
  }
  settle([ada, bea])
  for (const person of [ada, bea]) {
    expect(outlineOf(person)).toBe('<h2>One and a half</h2><h2>two</h2><h2>three</h2>')
    person.close()
  }
})
