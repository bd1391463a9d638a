// @vitest-environment happy-dom
import type { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'

import { LIST_KINDS } from '#document/attributes.ts'
import { blockKindOf, type Verdict } from '#document/suggestions.ts'
import { LONG_TEST_MS } from '#tests/support/patience.ts'

import { Arbiter } from './actsWorld.ts'
import { below, oneOf, randomFrom } from './random.ts'
import { failing, joining, network, SEEDS, settle, type Reviewer } from './suggestionsWorld.ts'

const VERDICTS: readonly Verdict[] = ['accept', 'reject']
const WORDS = 'one two three'
const TYPED = /[\uE000-\uF8FF]/g

type Options = { types: boolean; lists?: boolean; byHand?: boolean; decides?: boolean }

/**
 * Kinds of the only block that three people suggest and decide on at once and offline, and take back.
 * `types`: they also write in it. `lists`: kinds of lists, too. `byHand`: they also turn it without a
 * suggestion. Returns what is wrong at the end.
 */
function runKinds(seed: number, { types, lists = false, byHand = false, decides = true }: Options): string[] {
  const random = randomFrom(seed)
  const join = joining(new Arbiter(WORDS, decides))
  const people = ['ada', 'bea', 'cid'].map(name => join(name))
  settle(people)
  let next = 0xe000
  for (let step = 0; step < 40; step += 1) {
    const person = oneOf(random, people)
    const act = below(random, types ? 9 : 8)
    const suggests = !byHand || below(random, 2) > 0
    if (act < 2 && lists && below(random, 3) > 0) {
      const kind = oneOf(random, LIST_KINDS)
      if (suggests || isAlone(person)) person.list(kind, suggests)
    } else if (act < 2) person.head(below(random, 4), suggests)
    else if (act < 4) person.decide(random, oneOf(random, VERDICTS))
    else if (act === 4) person.undo()
    else if (act < 8) network(random, person)
    else if (lists) person.type(random, String.fromCodePoint(next++))
    else {
      const at = 1 + below(random, person.text.length)
      person.edit(at, at, String.fromCodePoint(next++), false)
    }
    if (below(random, 25) === 0) person.reload()
  }
  settle(people)
  const [first, ...others] = people.map(({ shown }) => shown)
  const blocks: Node[] = []
  people[0]?.editor.state.doc.descendants(node => {
    if (node.isTextblock) blocks.push(node)
  })
  const texts = blocks.map(({ textContent }) => textContent)
  const typed = texts.join('').match(TYPED) ?? []
  // Empty if its writer has taken that back since.
  const isLater = (text: string) => types && text.replaceAll(TYPED, '') === ''
  const words = texts.filter(text => !isLater(text)).map(text => text.replaceAll(TYPED, ''))
  const faults = [
    ...(others.every(other => other === first) ? [] : ['the screens differ']),
    ...(words.join('|') === WORDS ? [] : [`the words are not there once: ${texts.join('|')}`]),
    ...(new Set(typed).size === typed.length ? [] : [`a character is there twice: ${texts.join('|')}`]),
    ...(blocks.every(block => blockKindOf(block)) ? [] : ['a block is none of the kinds']),
  ]
  for (const person of people) person.close()
  return faults
}

/** Whether the text of a person has only its block, in no list: others would be joined with it, or taken out. */
const isAlone = ({ editor }: Reviewer): boolean =>
  editor.state.doc.childCount === 1 && editor.state.doc.firstChild?.isTextblock === true

it(
  `T1: in ${SEEDS} runs, a block whose suggested kinds are decided on is there once`,
  async () => {
    expect(await failing(seed => runKinds(seed, { types: false }))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  `T1: in ${SEEDS} runs in which people also write in the block, its words are there once`,
  async () => {
    expect(await failing(seed => runKinds(seed, { types: true }))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  `T1: in ${SEEDS} runs with lists, the block is there once`,
  async () => {
    expect(await failing(seed => runKinds(seed, { types: false, lists: true }))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  `T1: in ${SEEDS} runs with lists in which people also write in the block, its words are there once`,
  async () => {
    expect(await failing(seed => runKinds(seed, { types: true, lists: true }))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  `T1: in ${SEEDS} runs in which people also turn the block by hand, it is there once`,
  async () => {
    expect(await failing(seed => runKinds(seed, { types: true, byHand: true }))).toEqual([])
    expect(await failing(seed => runKinds(seed, { types: true, lists: true, byHand: true }))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  'T1: without a decision of the server, blocks are there twice',
  async () => {
    expect(await failing(seed => runKinds(seed, { types: false, decides: false }))).not.toEqual([])
    expect(await failing(seed => runKinds(seed, { types: false, lists: true, decides: false }))).not.toEqual(
      [],
    )
  },
  LONG_TEST_MS,
)
