import { below, oneOf, randomFrom, type Random } from '#tests/fuzz/random.ts'
import { sampleText } from '#writing/check/sample.ts'

import type { Patch, Trace, Transaction } from './format.ts'
import { ReferenceText, type Char, type Edit } from './reference.ts'

export type TraceOptions = {
  seed: number
  /** Two to five. */
  people: number
  /** The number of transactions. */
  edits: number
}

const WORDS = sampleText.split(/\s+/).filter(word => word !== '')
/** From this length on, people delete more than they type. */
const FULL = 25_000

type Person = {
  text: ReferenceText
  /** How many of the shared transactions this person has received. */
  received: number
  /** How many further edits this person makes offline. */
  offline: number
  /** Own transactions that no one has received yet. */
  unsent: number[]
  /**
   * The newest transactions that this person knows. They follow all others that the person knows.
   */
  heads: number[]
  /** The remaining edits of this burst. */
  planned: ((person: Person) => Patch)[]
  caret: Char | null
}

/**
 * Returns a session of several people in one text. The same options return the same session. People
 * type in bursts, correct themselves, replace and move ranges, and receive edits a little late.
 * Sometimes they work offline and merge later. The final text comes from {@link ReferenceText}.
 */
export function generateTrace({ seed, people: count, edits }: TraceOptions): Trace {
  if (count < 2 || count > 5) throw new Error('A trace has two to five people.')
  const random = randomFrom(seed)
  const people = Array.from({ length: count }, (_, i): Person => {
    const text = new ReferenceText(i)
    return { text, received: 0, offline: 0, unsent: [], heads: [], planned: [], caret: null }
  })
  const txns: Transaction[] = []
  const made: Edit[] = []
  /** Transactions in the order in which everyone receives them. */
  const shared: number[] = []

  const receive = (person: Person, index: number, until: number) => {
    for (; person.received < until; person.received++) {
      const next = shared[person.received]
      const edit = next === undefined ? undefined : made[next]
      const transaction = next === undefined ? undefined : txns[next]
      if (next === undefined || !edit || !transaction || edit.agent === index) continue
      person.text.apply(edit)
      person.heads = [...person.heads.filter(head => !transaction.parents.includes(head)), next]
    }
  }

  while (txns.length < edits) {
    const agent = below(random, count)
    const person = people[agent]
    if (!person) continue
    // Bursts are long: people take turns after a few keystrokes.
    for (let keys = 1 + below(random, 6); keys > 0 && txns.length < edits; keys--) {
      if (person.offline === 0)
        receive(person, agent, Math.max(person.received, shared.length - below(random, 8)))
      const plan = (
        person.planned.length > 0 ? person.planned : (person.planned = burst(random, person))
      ).shift()
      if (!plan) break
      const [position, deleted, inserted] = plan(person)
      const edit = person.text.edit(position, deleted, inserted)
      person.caret = edit.inserted.at(-1) ?? person.caret
      const n = txns.length
      made.push(edit)
      txns.push({ agent, parents: person.heads, patches: [[position, deleted, inserted]] })
      person.heads = [n]
      person.unsent.push(n)
      if (person.offline > 0) person.offline--
      else if (below(random, 1_500) === 0) person.offline = 50 + below(random, 400)
      if (person.offline === 0) shared.push(...person.unsent.splice(0))
    }
  }

  for (const { unsent } of people) shared.push(...unsent)
  for (const [i, person] of people.entries()) receive(person, i, shared.length)
  const [first, ...others] = people.map(({ text }) => text.toString())
  if (first === undefined || others.some(text => text !== first))
    throw new Error('The copies differ in the end.')
  return { kind: 'concurrent', endContent: first, numAgents: count, txns }
}

/**
 * Returns the keystrokes of one thought. They follow the caret, which other people's edits may
 * move.
 */
function burst(random: Random, { text }: Person): Person['planned'] {
  const length = text.length
  const roll = below(random, 100)
  const full = length > FULL
  if (length < 200 || roll < (full ? 40 : 72)) {
    const phrase = words(random, 1 + below(random, 8))
    const jump = roll < 12 && length > 0 ? [jumpTo(below(random, length))] : []
    return [
      ...jump,
      ...Array.from(phrase, character => (person: Person): Patch => [caretOf(person), 0, character]),
    ]
  }
  if (roll < 84) return Array.from({ length: 1 + below(random, 12) }, () => backspace)
  const size = Math.min(5 + below(random, full ? 120 : 60), length)
  const from = below(random, length - size)
  if (roll < 90) return [person => [...within(person, from, size), '']]
  if (roll < 95) return [person => [...within(person, from, size), words(random, 1 + below(random, 4))]]
  if (roll < 98) return move(random, from, size)
  return [jumpTo(from), person => [caretOf(person), 0, words(random, 12 + below(random, 20))]]
}

/** Cuts a range, and pastes it at another place with the next keystroke. */
function move(random: Random, from: number, size: number): Person['planned'] {
  let cut = ''
  return [
    person => {
      const [position, count] = within(person, from, size)
      cut = person.text.toString().slice(position, position + count)
      return [position, count, '']
    },
    ({ text }) => [below(random, text.length + 1), 0, cut],
  ]
}

const caretOf = ({ text, caret }: Person) => text.positionAfter(caret)

const backspace = (person: Person): Patch => {
  const at = caretOf(person)
  return at > 0 ? [at - 1, 1, ''] : [0, 0, ' ']
}

/** Starts a new sentence in the middle of the text and moves the caret there. */
const jumpTo =
  (position: number) =>
  ({ text }: Person): Patch => [Math.min(position, text.length), 0, ' ']

/** Returns the part of the range that still exists. */
function within({ text }: Person, from: number, size: number): [position: number, count: number] {
  const position = Math.min(from, text.length)
  return [position, Math.min(size, text.length - position)]
}

function words(random: Random, count: number): string {
  const picked = Array.from({ length: count }, () => oneOf(random, WORDS)).join(' ')
  return below(random, 12) === 0 ? `${picked}\n` : `${picked} `
}
