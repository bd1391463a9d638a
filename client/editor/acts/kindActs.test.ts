import { beforeEach, test } from 'vitest'

import { writeAt } from '#tests/fuzz/outline.ts'
import { expectOutline, threeWith } from '#tests/fuzz/people.ts'
import { settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let ada: Reviewer
let bea: Reviewer
let cid: Reviewer
const people = () => [ada, bea, cid]

beforeEach(() => {
  ;[ada, bea, cid] = threeWith('One two')
})

const KINDS: [string, (person: Reviewer) => unknown, (text: string) => string][] = [
  ['heading', person => person.head(2, false), text => `<h2>${text}</h2>`],
  ['bullet list', person => person.list('bulletList', false), text => `<ul><li><p>${text}</p></li></ul>`],
  [
    'quote',
    ({ editor }) => editor.commands.toggleBlockquote(),
    text => `<blockquote><p>${text}</p></blockquote>`,
  ],
  ['code', ({ editor }) => editor.commands.toggleCodeBlock(), text => `<pre><code>${text}</code></pre>`],
]
const pairs = KINDS.flatMap(first => KINDS.map(second => ({ first, second })))

test.each(pairs)(
  'a paragraph that two people turn into another kind at once is there once: $first.0, $second.0',
  ({ first: [, one, block], second: [, other] }) => {
    one(ada)
    other(bea)
    expectOutline(people(), block('One two'))
  },
)

test.each(KINDS)(
  'text that someone writes in a block while another person turns it stays: %s',
  (_, turn, block) => {
    for (const { tab } of people()) tab.disconnect()
    turn(ada)
    writeAt(bea, ' three', 8)
    writeAt(bea, 'ly', 4)
    expectOutline(people(), block('Onely two three'))
    ada.undo()
    expectOutline(people(), '<p>Onely two three</p>')
  },
)

test('text in a block that two others have turned is there once, also if both changes come together', () => {
  for (const { tab } of people()) tab.disconnect()
  bea.head(2, false)
  cid.list('bulletList', false)
  writeAt(cid, ' more', 10)
  writeAt(ada, ' three', 8)
  settle([bea])
  settle([cid])
  const all = '<h2>One two three</h2><ul><li><p> more</p></li></ul>'
  expectOutline(people(), all)
})

test('a change of more than kinds, as of a paragraph that joins a list, is an ordinary edit', () => {
  ada.editor.commands.setContent('<ul><li><p>One</p></li></ul><p>two</p>')
  settle(people())
  ada.editor.chain().setTextSelection(10).toggleBulletList().run()
  writeAt(bea, ' and more', 6)
  const both = '<ul><li><p>One and more</p></li><li><p>two</p></li></ul>'
  expectOutline(people(), both)
})
