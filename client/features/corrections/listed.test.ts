import { describe, expect, test } from 'vitest'

import type { IssueCategory } from '#schema/corrections/issue.ts'

import { reconcile, type Finding } from './findings.ts'
import { following, isListed, limitOf } from './listed.ts'

const categories: IssueCategory[] = ['spelling', 'grammar', 'spelling']

const findings: Finding[] = reconcile(
  [],
  categories.map((category, index) => ({
    id: `${index}`,
    category,
    rule: `Rule${index}`,
    message: '',
    explanation: '',
    replacements: [],
    start: index,
    end: index + 1,
    confidence: 1,
    safe: false,
  })),
  'abc',
)
const [first, second, third] = findings as [Finding, Finding, Finding]

describe('a limit of the list', () => {
  test('keeps the findings of one category', () => {
    const limit = limitOf(findings, 'spelling')
    expect(findings.filter(finding => isListed(finding, limit))).toEqual([first, third])
  })

  test('limits nothing once its category has no finding', () => {
    expect(limitOf([second], 'spelling')).toBeNull()
    expect(limitOf(findings, null)).toBeNull()
  })
})

test('after the last finding comes the first, and after the only one none', () => {
  expect(following(findings, first)).toBe(second)
  expect(following(findings, third)).toBe(first)
  expect(following([third], third)).toBeNull()
  expect(following([first, second], third)).toBe(first)
  expect(following([], third)).toBeNull()
})
