import { expect, test } from 'vitest'

import { ruleUses } from './harperRules.ts'
import { RuleChoice } from './harperTriggers.ts'

const rules = [...ruleUses.keys()]
const allOn = Object.fromEntries(rules.map(rule => [rule, true]))
const saysOf = (choice: RuleChoice, text: string): unknown => JSON.parse(choice.for(text))

test('enables a triggered rule only where its trigger word occurs', () => {
  const choice = new RuleChoice(rule => ruleUses.get(rule) !== 'off', {})
  expect(saysOf(choice, 'They crave for sugar.')).toMatchObject({ CraveFor: true, Spaces: true })
  expect(saysOf(choice, 'They eat sugar.')).toMatchObject({ CraveFor: false, Spaces: true })
})

test('sends Harper only the differences from its defaults', () => {
  const choice = new RuleChoice(rule => rule !== 'Spaces', allOn)
  const said = saysOf(choice, 'They crave for sugar.')
  expect(said).toMatchObject({ Spaces: false })
  expect(said).not.toHaveProperty('CraveFor')
})

test('keeps an unused rule off for any text', () => {
  const choice = new RuleChoice(() => false, allOn)
  expect(saysOf(choice, 'They crave for sugar.')).toEqual(
    Object.fromEntries(rules.map(rule => [rule, false])),
  )
})
