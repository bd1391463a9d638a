import { describe, expect, test } from 'vitest'

import { packs } from '../rules/packs.ts'
import { examplesOf } from './examples.ts'
import { examplesByTitle } from './examplesByTitle.ts'
import { ruleUses } from './harperRules.ts'
import { everyTitleOf, toIssue } from './issues.ts'

/** A card has room for so many characters of a title in one line, and for two lines. */
const LONGEST_TITLE = 52

const own = packs
  .flat()
  .map(rule => ({ rule: rule.id, message: rule.message, explanation: rule.explanation }))

const harper = [...ruleUses].flatMap(([rule, use]) =>
  use === 'off' ? [] : everyTitleOf(rule).map(message => ({ rule, message })),
)

const isTitle = (text: string) =>
  /^[“\p{Lu}]/u.test(text) && !/[.!:;]$/.test(text) && text.length <= LONGEST_TITLE

describe('each card', () => {
  test('has a short title that is no sentence with a period', () => {
    const titles = new Set([...own, ...harper].map(({ message }) => message))
    expect([...titles].filter(title => !isTitle(title))).toEqual([])
  })

  test('has a reason that does not repeat its title', () => {
    const bad = own.filter(
      ({ message, explanation }) => !/[.?!]”?$/.test(explanation) || explanation.startsWith(`${message}.`),
    )
    expect(bad.map(({ rule }) => rule)).toEqual([])
  })

  test('has two examples, wrong and right, to learn from', () => {
    const bad = [...own, ...harper].filter(issue => {
      const examples = examplesOf(issue)
      return examples.length !== 2 || examples.some(([wrong, right]) => wrong === right || right === '')
    })
    expect(bad.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
  })
})

test('every title with examples is the title of a card', () => {
  const titles = new Set(harper.map(({ message }) => message))
  expect([...examplesByTitle.keys()].filter(title => !titles.has(title))).toEqual([])
})

test('a finding of Harper has one of the titles that are listed for its rule', () => {
  const issue = toIssue(
    { rule: 'ThenThan', kind: 'Typo', start: 0, end: 4, candidates: ['than'], message: '' },
    'then',
  )
  expect(everyTitleOf('ThenThan')).toContain(issue.message)
})
