import { describe, expect, test } from 'vitest'

import { explanationFaults, titleFaults } from '../../tests/support/messageFaults.ts'
import { packs } from '../rules/packs.ts'
import { adviceTexts } from './adviceTexts.ts'
import { ruleUses } from './harperRules.ts'
import { harperTexts } from './harperTexts.ts'

const own = packs.flat()

/** Titles of several rules that find one kind of mistake. */
const SHARED = new Set([
  'Subject and verb don’t match',
  'Wrong preposition in this phrase',
  'Not inclusive of everyone',
])

const faultsOf = ({ id, message, explanation }: { id: string; message: string; explanation: string }) =>
  [...titleFaults(message), ...explanationFaults(explanation, message)].map(
    fault => `${id} ${fault}: ${message} | ${explanation}`,
  )

describe('the messages of our own rules', () => {
  test('have a short title and one plain sentence that says why', () => {
    expect(own.flatMap(faultsOf)).toEqual([])
  })

  test('have a title that names one cause', () => {
    const titles = own.map(({ message }) => message).filter(message => !SHARED.has(message))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})

describe('the messages of the rules of Harper', () => {
  const shown = [...ruleUses].filter(([, use]) => use !== 'off').map(([rule]) => rule)

  test('are ours, for every rule that can be shown', () => {
    const without = shown.filter(rule => (adviceTexts[rule] ?? harperTexts.get(rule)?.text) === undefined)
    expect(shown.length).toBeGreaterThan(700)
    expect(without).toEqual([])
  })

  test('have a short title and one plain sentence that says why', () => {
    const texts = shown.map(rule => ({
      id: rule,
      message: harperTexts.get(rule)?.title ?? 'Wrong phrase',
      explanation: adviceTexts[rule] ?? harperTexts.get(rule)?.text ?? '',
    }))
    expect(texts.flatMap(faultsOf)).toEqual([])
  })
})

test('finds the faults that an editor would correct', () => {
  expect(titleFaults('missing "to".')).toHaveLength(3)
  expect(explanationFaults('The verb must agree. Use the base form', 'Wrong verb')).toHaveLength(3)
  expect(explanationFaults('Say “to go”. It is a colour.', 'Wrong verb')).toHaveLength(3)
  expect(explanationFaults('After “can,” leave out “to”: “You can go,” “I can go.”', 'Extra “to”')).toEqual(
    [],
  )
})
