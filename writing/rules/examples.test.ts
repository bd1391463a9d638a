import { describe, expect, test } from 'vitest'

import { defaultGoals, type Goals } from '#schema/check-settings/goals.ts'
import { isMistake } from '#writing/check/issues.ts'
import { loadTagger } from '#writing/tagger/tagger.ts'

import { compileRules } from './compile.ts'
import { findByRules, findIn, type RuleOptions } from './find.ts'
import { packs } from './packs.ts'
import type { Rule } from './rule.ts'

const tagger = await loadTagger()
const rules = packs.flat()

/** Returns options under which a rule applies. */
function optionsFor({ dialects, goals = {} }: Rule): RuleOptions {
  const first = <Value>(values: readonly Value[] | undefined, otherwise: Value): Value =>
    values?.[0] ?? otherwise
  const fitting: Goals = {
    audience: first(goals.audience, defaultGoals.audience),
    formality: first(goals.formality, defaultGoals.formality),
    domain: first(goals.domain, defaultGoals.domain),
  }
  return { goals: fitting, dialect: dialects?.[0] ?? 'US' }
}

function corrected(text: string, issues: ReturnType<typeof findByRules>): string {
  return issues.toReversed().reduce((all, { start, end, replacements }) => {
    return all.slice(0, start) + (replacements[0] ?? '') + all.slice(end)
  }, text)
}

/** Drops the advice of other rules: the examples are short and not written for it. */
const concerning = (rule: Rule, issues: ReturnType<typeof findByRules>) =>
  issues.filter(issue => issue.rule === rule.id || isMistake(issue))

/** Returns the findings of other rules in the same places. Each mistake should have one rule. */
const besides = (own: ReturnType<typeof findByRules>, others: ReturnType<typeof findByRules>) =>
  others.filter(
    issue => isMistake(issue) && own.some(({ start, end }) => start < issue.end && issue.start < end),
  )

const named = (issues: ReturnType<typeof findByRules>, text: string) =>
  issues.map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`)

describe('every rule', () => {
  test('has a unique name', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  for (const rule of rules) {
    test(rule.id, () => {
      expect(rule.examples.wrong.length).toBeGreaterThan(0)
      expect(rule.examples.right.length).toBeGreaterThan(0)
      const index = compileRules([rule])
      const options = optionsFor(rule)
      for (const [wrong, right] of rule.examples.wrong) {
        const tagged = tagger.tag(wrong)
        const issues = findIn(index, tagged, options)
        expect(corrected(wrong, issues)).toBe(right)
        expect(
          named(besides(issues, findByRules(tagged, { ...options, disabled: new Set([rule.id]) })), wrong),
        ).toEqual([])
        expect(named(concerning(rule, findByRules(tagger.tag(right), options)), right), right).toEqual([])
      }
      for (const right of rule.examples.right) {
        expect(named(concerning(rule, findByRules(tagger.tag(right), options)), right), right).toEqual([])
      }
    })
  }
})
