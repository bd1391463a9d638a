import { expect, test } from 'vitest'

import { ruleUses } from './harperRules.ts'
import { RuleChoice } from './harperTriggers.ts'

const rules = [...ruleUses.keys()]
const allOn = Object.fromEntries(rules.map(rule => [rule, true]))
const saysOf = (choice: RuleChoice, text: string): unknown => JSON.parse(choice.for(text))

test('a rule that one word gives away is on where that word is', () => {
  const choice = new RuleChoice(rule => ruleUses.get(rule) !== 'off', {})
  expect(saysOf(choice, 'They crave for sugar.')).toMatchObject({ CraveFor: true, Spaces: true })
  expect(saysOf(choice, 'They eat sugar.')).toMatchObject({ CraveFor: false, Spaces: true })
})

test('Harper is told of a rule only what it would not do by itself', () => {
  const choice = new RuleChoice(rule => rule !== 'Spaces', allOn)
  const said = saysOf(choice, 'They crave for sugar.')
  expect(said).toMatchObject({ Spaces: false })
  expect(said).not.toHaveProperty('CraveFor')
})

test('a rule that is not used stays off, whatever the text says', () => {
  const choice = new RuleChoice(() => false, allOn)
  expect(saysOf(choice, 'They crave for sugar.')).toEqual(
    Object.fromEntries(rules.map(rule => [rule, false])),
  )
})
