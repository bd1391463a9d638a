// @vitest-environment happy-dom
import type { ChainedCommands } from '@tiptap/core'
import { expect, it } from 'vitest'

import { LONG_TEST_MS } from '#tests/support/patience.ts'

import { Arbiter } from './actsWorld.ts'
import { below, oneOf, randomFrom, type Random } from './random.ts'
import { exchange, failing, joining, SEEDS, settle, type Reviewer } from './suggestionsWorld.ts'

const LOST = 'characters are lost'
const TYPED = /[\uE000-\uF8FF]/g

const MOVES: readonly ((chain: ChainedCommands) => ChainedCommands)[] = [
  chain => chain.toggleBulletList(),
  chain => chain.toggleOrderedList(),
  chain => chain.toggleBlockquote(),
  chain => chain.sinkListItem('listItem'),
  chain => chain.liftListItem('listItem'),
  chain => chain.joinBackward(),
]

/** Selects from the start of a block on, up to the end of it or another one, and moves these. */
function move(random: Random, { editor }: Reviewer): void {
  const starts: number[] = []
  editor.state.doc.descendants((node, position) => {
    if (node.isTextblock) starts.push(position + 1)
  })
  const [from, other] = [oneOf(random, starts), oneOf(random, starts)]
  const to = below(random, 3) === 0 && other > from ? other : from
  oneOf(random, MOVES)(editor.chain().setTextSelection({ from, to })).run()
}

/** Writes a new block or item behind a block of text that nothing follows in its item: that would move, too. */
function typeNew(random: Random, { editor }: Reviewer, text: string): void {
  const ends: number[] = []
  editor.state.doc.descendants((node, position, parent, index) => {
    const isLast = parent === editor.state.doc || index + 1 === parent?.childCount
    if (node.isTextblock && isLast) ends.push(position + 1 + node.content.size)
  })
  const chain = editor.chain().setTextSelection(oneOf(random, ends))
  const isInItem = editor.can().splitListItem('listItem')
  ;(isInItem ? chain.splitListItem('listItem') : chain.splitBlock()).insertContent(text).run()
}

/** One person moves blocks and writes while others write in them and next to them. Returns what is wrong at the end. */
function runMoves(seed: number): string[] {
  const random = randomFrom(seed)
  const join = joining(new Arbiter('one'))
  const [mover, ...writers] = [join('ada'), join('bea'), join('cid')] as const
  const people = [mover, ...writers]
  settle(people)
  mover.editor.commands.setContent(
    '<p>one</p><p>two</p><ul><li><p>three</p></li><li><p>four</p></li></ul><p>five</p>',
  )
  settle(people)
  let next = 0xe000
  for (let step = 0; step < 20; step += 1) {
    const act = below(random, 6)
    if (act === 0) move(random, mover)
    else if (act === 1) typeNew(random, oneOf(random, writers), String.fromCodePoint(next++))
    else if (act === 2) oneOf(random, people).type(random, String.fromCodePoint(next++))
    else exchange(random, oneOf(random, people))
    if (below(random, 25) === 0) mover.reload()
  }
  settle(people)
  const [first, ...others] = people.map(({ shown }) => shown)
  const typed = mover.text.match(TYPED) ?? []
  const count = next - 0xe000
  const faults = [
    ...(others.every(other => other === first) ? [] : ['the screens differ']),
    ...(new Set(typed).size === typed.length ? [] : ['a character is there twice']),
    ...(new Set(typed).size === count ? [] : [`${LOST}: ${count - new Set(typed).size}`]),
  ]
  for (const person of people) person.close()
  return faults
}

it(
  `T1: in ${SEEDS} runs in which one person moves blocks, what all write in them and next to them is there once`,
  async () => {
    const faults = await failing(runMoves)
    expect(faults.filter(fault => !fault.includes(LOST))).toEqual([])
    // One that goes offline after its text was saved, and before it gets a move without that text.
    expect(faults.slice(Math.floor(SEEDS / 100))).toEqual([])
  },
  LONG_TEST_MS,
)
