import { expect, test } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { commonest } from './commonest.ts'

const issueAt = (text: string, words: string, change: Partial<Issue> = {}): Issue => {
  const start = text.indexOf(words)
  return {
    id: `A:${start}`,
    category: 'grammar',
    rule: 'A',
    message: 'Use “an”',
    explanation: 'Because.',
    replacements: ['an'],
    start,
    end: start + words.length,
    confidence: 1,
    safe: false,
    ...change,
  }
}

test('counts kinds of mistakes and keeps the sentences that have them', () => {
  const text = 'It is a error. We was late.\n\nThat is a insult.'
  const issues = [issueAt(text, 'We was', { rule: 'B' }), issueAt(text, 'a error'), issueAt(text, 'a insult')]
  const [first, second] = commonest([{ id: 'd', text, issues }])
  expect(first).toMatchObject({ rule: 'A', count: 2 })
  expect(first?.examples.map(({ sentence, start, end }) => sentence.slice(start, end))).toEqual([
    'a error',
    'a insult',
  ])
  expect(second?.examples[0]).toMatchObject({ documentId: 'd', sentence: 'We was late.', start: 0, end: 6 })
})

test('leaves out advice, findings without a correction, and sentences too long to practice', () => {
  const text = `${'very long '.repeat(40)}a error. Short a error.`
  const issues = [
    issueAt(text, 'a error'),
    issueAt(text, 'Short', { rule: 'C', category: 'style' }),
    issueAt(text, 'Short', { rule: 'D', replacements: [] }),
  ]
  expect(commonest([{ id: 'd', text, issues }])).toEqual([])
})
