import { expect, it } from 'vitest'

import type { Issue, IssueCategory } from '#schema/corrections/issue.ts'
import { defaultGoals } from '#schema/writing/goals.ts'
import { adviceFor } from './advice.ts'

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
const paragraph = 'word '.repeat(60)
const kept = (issues: Issue[], goals = defaultGoals) =>
  adviceFor(issues, paragraph, goals).map(({ start }) => start)

it('keeps every mistake and the surest advice', () => {
  const advice = [1, 2, 3, 4].map(start => issue('style', start, start / 10))
  expect(kept([issue('grammar', 0), ...advice, issue('spelling', 9)])).toEqual([0, 3, 4, 9])
})

it('gives casual texts no advice on style or tone, and creative ones little', () => {
  const advice = [issue('style', 1), issue('tone', 2), issue('clarity', 3)]
  expect(kept(advice, { ...defaultGoals, domain: 'casual' })).toEqual([3])
  expect(kept(advice, { ...defaultGoals, domain: 'creative' })).toHaveLength(1)
})
