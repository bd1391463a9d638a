// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { suggestionsIn, type Verdict } from '#document/suggestions.ts'
import { LONG_TEST_MS } from '#tests/support/patience.ts'

import { Arbiter } from './actsWorld.ts'
import { below, oneOf, randomFrom, type Random } from './random.ts'
import { failing, joining, network, SEEDS, settle, type Reviewer } from './suggestionsWorld.ts'

const VERDICTS: readonly Verdict[] = ['accept', 'reject']
const TYPED = /[\uE000-\uF8FF]/g

type Options = { undoes?: boolean; types?: boolean; decides?: boolean }

type Places = readonly { old: string; fresh: readonly [string, string] }[]

/** Two people with words, and suggestions to put two in the place of some, with a new paragraph between. */
function peopleWith(random: Random, decides: boolean): { people: Reviewer[]; places: Places } {
  const places = Array.from({ length: 1 + below(random, 4) }, (_, i) => ({
    old: `old${i}`,
    fresh: [`up${i}`, `down${i}`] as const,
  }))
  const join = joining(new Arbiter(places.map(({ old }) => old).join(' '), decides))
  const people = ['ada', 'bea'].map(name => join(name))
  const [ada] = people
  for (const { old, fresh } of places) {
    const at = ada?.text.indexOf(old) ?? 0
    ada?.edit(at, at + old.length, fresh.join(''), true)
    // The struck word stays before its replacement.
    ada?.suggestParagraph(at + old.length + fresh[0].length)
  }
  ada?.format(2, 4 + below(random, 20), false)
  settle(people)
  return { people, places }
}

/**
 * Decisions on suggested paragraphs by two people, at once and offline. Returns what is wrong at the
 * end. Only without `undoes` and `types` is each word there once: both write marks next to those that
 * another person ends, and Yjs lets such a mark cover the text behind it.
 */
function runParagraphs(seed: number, { undoes = false, types = false, decides = true }: Options): string[] {
  const random = randomFrom(seed)
  const { people, places } = peopleWith(random, decides)
  const [ada] = people
  let next = 0xe000
  for (let step = 0; step < 30; step += 1) {
    const person = oneOf(random, people)
    const act = below(random, 8)
    if (act < 3) person.decide(random, oneOf(random, VERDICTS))
    else if (act === 3 && undoes) person.undo()
    else if (act === 4 && types) person.type(random, String.fromCodePoint(next++))
    else network(random, person)
    if (below(random, 25) === 0) person.reload()
  }
  settle(people)
  for (let round = 0; round < 20; round += 1) {
    ada?.decide(random, oneOf(random, VERDICTS))
    settle(people)
  }
  const wanted = new RegExp(
    `^${places.map(({ old, fresh }) => `(?:${old}|${fresh.join('\\|')})`).join(' ')}$`,
  )
  const isWhole = ({ text }: Reviewer) => undoes || types || wanted.test(text)
  const typed = people[0]?.text.match(TYPED) ?? []
  const [first, ...others] = people.map(({ shown }) => shown)
  const faults = [
    ...(others.every(other => other === first) ? [] : ['the screens differ']),
    ...(new Set(typed).size === typed.length ? [] : ['a character is there twice']),
    ...people.flatMap(person => [
      ...(isWhole(person) ? [] : [`the words are not there once: ${person.text}`]),
      ...(suggestionsIn(person.editor.state.doc).length === 0 ? [] : ['a suggestion is left']),
    ]),
  ]
  for (const person of people) person.close()
  return faults
}

it(
  `T1: in ${SEEDS} runs, of decisions on one suggested paragraph, at once and offline, the first one counts`,
  async () => {
    expect(await failing(seed => runParagraphs(seed, {}))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  `in ${SEEDS} runs in which people also write and take decisions back, all screens agree`,
  async () => {
    expect(await failing(seed => runParagraphs(seed, { undoes: true, types: true }))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  'T1: without a decision of the server, paragraphs are there twice',
  async () => {
    expect(await failing(seed => runParagraphs(seed, { decides: false }))).not.toEqual([])
  },
  LONG_TEST_MS,
)
