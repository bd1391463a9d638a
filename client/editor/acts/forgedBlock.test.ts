import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { encodeAct } from '#document/acts/codec.ts'
import { ACTS_FIELD, recordKey, type Block } from '#document/acts/record.ts'
import { BODY_FIELD } from '#document/version.ts'
import { Arbiter } from '#tests/fuzz/actsWorld.ts'
import { writeAt } from '#tests/fuzz/outline.ts'
import { joining, settle, type Reviewer } from '#tests/fuzz/suggestionsWorld.ts'

let people: Reviewer[] = []
const open = () => {
  const arbiter = new Arbiter('One two')
  const join = joining(arbiter)
  const [liar, bea] = [join('liar'), join('bea')]
  people = [liar, bea]
  settle(people)
  liar.editor.commands.setContent('<p>One two</p><p>end</p>')
  settle(people)
  return { arbiter, liar, bea }
}
afterEach(() => people.forEach(person => person.close()))

const idAt = ({ tab }: Reviewer, index: number): Y.ID => {
  const block: unknown = tab.doc.getXmlFragment(BODY_FIELD).get(index)
  if (!(block instanceof Y.XmlElement) || !block._item) throw new Error('There is no such block.')
  return block._item.id
}

const NONE = { text: [], parts: [] }
const AGAIN = 'The  three|end'
test.each<[string, string, (old: Y.ID, other: Y.ID) => Block]>([
  ['a block of an unknown client', AGAIN, taken => ({ ...NONE, taken, brought: { client: 555, clock: 0 } })],
  [
    'a block that is still to come',
    AGAIN,
    taken => ({ ...NONE, taken, brought: { client: taken.client, clock: 2 ** 39 } }),
  ],
  [
    'text of an unknown client',
    'The end',
    (taken, brought) => ({ ...NONE, taken, brought, text: [{ client: 777, from: 0, to: 50 }] }),
  ],
  [
    'more text than there is',
    'The end',
    (taken, brought) => ({ ...NONE, taken, brought, text: [{ client: taken.client, from: 0, to: 2 ** 39 }] }),
  ],
])('a made-up act that claims to bring %s stops no page', (_, after, blockOf) => {
  const { liar, bea } = open()
  const { doc } = liar.tab
  const block = blockOf(idAt(liar, 0), idAt(liar, 1))
  bea.tab.disconnect()
  writeAt(bea, ' three', 8)
  doc.transact(() => {
    doc.getXmlFragment(BODY_FIELD).delete(0)
    const id = { client: doc.clientID, clock: Y.getState(doc.store, doc.clientID) }
    doc
      .getMap(ACTS_FIELD)
      .set(recordKey(1, id), encodeAct({ order: 1, of: null, runs: [], inserted: [], block }))
  })
  settle([liar])
  settle(people)
  writeAt(bea, 'The ', 1)
  settle(people)
  expect(people.map(({ text }) => text)).toEqual([after, after])
})

test('made-up deleted text in a block stops no page when someone turns the block', () => {
  const { arbiter, liar, bea } = open()
  const block = liar.tab.doc.getXmlFragment(BODY_FIELD).get(0)
  const text: unknown = block instanceof Y.XmlElement ? block.get(0) : null
  if (!(text instanceof Y.XmlText) || !text._item) throw new Error('There is no text.')
  const { client, clock } = text._item.id
  const varUint = (value: number): number[] =>
    value < 128 ? [value] : [(value % 128) + 128, ...varUint(Math.floor(value / 128))]
  // One struct of client 6, of deleted content, whose parent is the text.
  const struct = [1, 0, ...[client, clock, 2 ** 39].flatMap(varUint)]
  arbiter.receive(Uint8Array.from([1, 1, 6, 0, ...struct, 0]), null)
  settle(people)
  liar.editor.chain().setTextSelection(2).setNode('heading', { level: 2 }).run()
  settle(people)
  expect(bea.editor.getJSON().content[0]?.type).toBe('heading')
})
