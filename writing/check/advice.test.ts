import { expect, it } from 'vitest'

import { defaultGoals } from '#schema/check-settings/goals.ts'
import type { Issue, IssueCategory } from '#schema/corrections/issue.ts'

import { adviceFor } from './advice.ts'
import { adviceTexts } from './adviceTexts.ts'
import { ruleUses } from './harperRules.ts'
import { harperTexts } from './harperTexts.ts'

const issue = (category: IssueCategory, start: number, confidence = 0.5): Issue => ({
  id: `r:${start}`,
  category,
  rule: 'r',
  message: '',
  explanation: '',
  replacements: [],
  start,
  end: start + 1,
  confidence,
  safe: false,
})
/** One or two sentences with at most 110 characters before the last period. */
const ONE_OR_TWO = /^(?=.{17,112}$)[“\p{Lu}][^.]+[.?]”?( [“\p{Lu}][^.]+\.”?)?$/u
const paragraph = 'word '.repeat(60)
const kept = (issues: Issue[], goals = defaultGoals) =>
  adviceFor(issues, paragraph, goals).map(({ start }) => start)

it('keeps every mistake and the most confident advice', () => {
  const advice = [1, 2, 3, 4].map(start => issue('style', start, start / 10))
  expect(kept([issue('grammar', 0), ...advice, issue('spelling', 9)])).toEqual([0, 3, 4, 9])
})

it('omits style and tone advice in casual texts and limits it in creative ones', () => {
  const advice = [issue('style', 1), issue('tone', 2), issue('clarity', 3)]
  expect(kept(advice, { ...defaultGoals, domain: 'casual' })).toEqual([3])
  expect(kept(advice, { ...defaultGoals, domain: 'creative' })).toHaveLength(1)
})

it('explains every Harper advice rule in one or two short sentences', () => {
  const isAdvice = (use: string) => use !== 'error' && use !== 'off'
  const rules = [...ruleUses].filter(([, use]) => isAdvice(use)).map(([rule]) => rule)
  expect(Object.keys(adviceTexts).toSorted()).toEqual(rules.toSorted())
  for (const text of Object.values(adviceTexts)) expect(text).toMatch(ONE_OR_TWO)
})

it('names only rules of Harper that are in use, with short explanations', () => {
  for (const [rule, { title, text }] of harperTexts) {
    expect(ruleUses.get(rule), rule).not.toBeOneOf([undefined, 'off'])
    if (title !== undefined) expect(title).toMatch(/^[“\p{Lu}][^.]{3,45}$/u)
    if (text !== undefined) expect(text).toMatch(ONE_OR_TWO)
  }
})
