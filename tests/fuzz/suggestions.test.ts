// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import type { Verdict } from '#document/suggestions.ts'
import { LONG_TEST_MS } from '#tests/support/patience.ts'

import { Arbiter } from './actsWorld.ts'
import { below, oneOf, randomFrom } from './random.ts'
import { failing, joining, network, SEEDS, settle, type Reviewer } from './suggestionsWorld.ts'

const VERDICTS: readonly Verdict[] = ['accept', 'reject']

/** Two editors and a suggester with the same words. */
function peopleWith(words: string): Reviewer[] {
  const join = joining(new Arbiter(words))
  return [join('ada'), join('bea'), join('cid', 'suggester')]
}

/** Random edits, suggestions and decisions of three people. Returns what is wrong at the end. */
function runEdits(
  seed: number,
  { formats, onRefused }: { formats: boolean; onRefused: () => void },
): string[] {
  const random = randomFrom(seed)
  const people = peopleWith('one two three four five six')
  let next = 0xe000
  for (let step = 0; step < 40; step += 1) {
    const person = oneOf(random, people)
    const from = below(random, 30)
    const act = below(random, formats ? 11 : 8)
    if (act < 3) person.edit(from, from, String.fromCodePoint(next++), act > 0)
    else if (act === 3) person.edit(from, from + below(random, 6), '', below(random, 2) > 0)
    else if (act === 4) person.decide(random, oneOf(random, VERDICTS))
    else if (act === 5) person.undo()
    else if (act === 8) person.format(from, from + below(random, 6), below(random, 2) > 0)
    // A real heading would retype the text, whatever others do in it.
    else if (act === 9) person.head(1 + below(random, 3), true)
    else if (act === 10) person.link(from, from + below(random, 6), below(random, 2) > 0)
    else network(random, person)
    if (below(random, 25) === 0) person.reload()
  }
  settle(people)
  const [first, ...others] = people.map(({ shown }) => shown)
  const typed = people[0]?.text.match(/[\uE000-\uF8FF]/g) ?? []
  const faults = [
    ...(others.every(other => other === first) ? [] : ['the screens differ']),
    ...(new Set(typed).size === typed.length ? [] : ['a character is there twice']),
    ...people.flatMap(({ editor }) => {
      try {
        editor.state.doc.check()
        return []
      } catch (error) {
        return [String(error)]
      }
    }),
  ]
  if (people.some(({ refusals }) => refusals.length > 0)) onRefused()
  for (const person of people) person.close()
  return faults
}

/**
 * Suggested replacements that two people decide on at once. Each ends with one of its two words. `notes`: they
 * also suggest formats and links of the same text.
 */
function runDecisions(seed: number, { notes }: { notes: boolean }): string[] {
  const random = randomFrom(seed)
  const places = Array.from({ length: 2 + below(random, 5) }, (_, i) => ({
    old: `old${i}`,
    fresh: `new${i}`,
  }))
  const people = peopleWith(places.map(({ old }) => old).join(' '))
  const [ada, bea] = people
  for (const { old, fresh } of places) {
    const at = ada?.text.indexOf(old) ?? 0
    ada?.edit(at, at + old.length, fresh, true)
  }
  settle(people)
  for (let step = 0; step < 30; step += 1) {
    const person = oneOf(random, [ada, bea])
    const act = below(random, notes ? 6 : 4)
    if (act < 2) person?.decide(random, oneOf(random, VERDICTS))
    else if (act < 4) {
      if (person) network(random, person)
    } else {
      const from = below(random, 10)
      const to = from + below(random, 6)
      if (act === 4) person?.format(from, to, true)
      else person?.link(from, to, true)
    }
  }
  settle(people)
  while (people.some(({ editor }) => editor.getHTML().includes('data-suggestion'))) {
    ada?.decide(random, oneOf(random, VERDICTS))
    settle(people)
  }
  const faults = people.flatMap(({ text }) =>
    places.flatMap(({ old, fresh }) => {
      const found = [old, fresh].filter(word => text.split(word).length === 2)
      return found.length === 1 && text.split(' ').length === places.length
        ? []
        : [`“${old}” or “${fresh}” is not once in “${text}”`]
    }),
  )
  for (const person of people) person.close()
  return faults
}

it.each([
  { what: 'edits, suggestions and decisions', formats: false, most: 0 },
  // The format of new text may end in the text behind it: 19 of 1,000 runs.
  { what: 'edits and formats, suggestions and decisions', formats: true, most: 0.03 },
])(
  `U1, U3: in ${SEEDS} runs of $what all screens agree`,
  async ({ formats, most }) => {
    let refused = 0
    const onRefused = () => (refused += 1)
    expect(await failing(seed => runEdits(seed, { formats, onRefused }))).toEqual([])
    expect(refused).toBeLessThanOrEqual(SEEDS * most)
  },
  LONG_TEST_MS,
)

it.each([
  { what: 'of decisions on one suggestion, at once and offline,', notes: false },
  { what: 'also with other suggestions about the same text,', notes: true },
])(
  'T1: $what the first one counts',
  async ({ notes }) => {
    expect(await failing(seed => runDecisions(seed, { notes }))).toEqual([])
  },
  LONG_TEST_MS,
)
