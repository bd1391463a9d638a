import { describe, expect, test } from 'vitest'

import { plan, planFeature } from './contract.ts'
import { planOf, requiredPlan } from './rules.ts'
import { PLAN_SEED } from './seed.ts'

const plans = PLAN_SEED.map(planOf)
const flagsOf = (name: string) =>
  planFeature.options.filter(feature => plans.find(each => each.name === name)?.[feature])

describe('planOf', () => {
  test('returns every field of the contract, and no list of flags', () => {
    for (const each of plans) expect(plan.parse(each)).toEqual(each)
    expect(Object.keys(plans[0] ?? {})).not.toContain('flags')
  })

  test('unlocks the features of each seeded plan', () => {
    expect(flagsOf('free')).toEqual(['fontPairing', 'achievementSystem'])
    expect(flagsOf('premium')).toEqual(planFeature.options.filter(feature => feature !== 'prioritySupport'))
    expect(flagsOf('pro')).toEqual(planFeature.options)
  })

  test('ignores a flag of a newer version', () => {
    const [free] = PLAN_SEED
    if (!free) throw new Error('The seed has no plan.')
    expect(planOf({ ...free, flags: [...free.flags, 'timeTravel'] })).toEqual(plans[0])
  })
})

describe('the plan required for a feature', () => {
  test('is the cheapest active plan with it', () => {
    expect(requiredPlan('sentimentAnalysis', plans.toReversed())?.name).toBe('premium')
    const inactive = plans.map(each => ({ ...each, active: each.name !== 'premium' }))
    expect(requiredPlan('sentimentAnalysis', inactive)?.name).toBe('pro')
  })

  test('is null when no plan has it', () => {
    expect(requiredPlan('fontPairing', [])).toBeNull()
  })
})
