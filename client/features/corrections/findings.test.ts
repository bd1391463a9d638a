import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { carryOver, reconcile } from './findings.ts'

const issueAt = (start: number, end: number): Issue => ({
  id: `r:${start}`,
  category: 'spelling',
  rule: 'r',
  message: '',
  explanation: '',
  replacements: ['x'],
  start,
  end,
  confidence: 1,
  safe: true,
})

describe('while the new text is being checked', () => {
  test('findings before and after the edit stay on their words', () => {
    const before = 'teh quick borwn fox'
    const findings = reconcile([], [issueAt(0, 3), issueAt(10, 15)], before)
    const kept = carryOver(before, 'teh very quick borwn fox', findings)
    expect(kept.map(finding => [finding.issue.start, finding.key])).toEqual([
      [0, findings[0]?.key],
      [15, findings[1]?.key],
    ])
  })

  test('a finding that the edit touches vanishes', () => {
    const before = 'the quick borwn fox'
    expect(carryOver(before, 'the quick borwwn fox', reconcile([], [issueAt(10, 15)], before))).toEqual([])
  })

  test('a finding between two edits that were made at once stays', () => {
    const before = 'Teh zorvex definately grew.'
    const findings = reconcile([], [issueAt(4, 10)], before)
    const [kept] = carryOver(before, 'The zorvex definitely grew.', findings)
    expect([kept?.key, kept?.issue.start]).toEqual([findings[0]?.key, 4])
    expect(carryOver(before, 'And so our zorvex was here.', findings)).toEqual([])
    // It is not known which of two it was.
    expect(carryOver(before, 'The zorvex zorvex definitely grew.', findings)).toEqual([])
  })

  test('every remaining finding covers its original text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.string({ maxLength: 40 }),
        fc.nat(40),
        fc.nat(40),
        (a, b, x, y) => {
          const [start, end] = [Math.min(x, y) % (a.length + 1), Math.max(x, y) % (a.length + 1)]
          if (end <= start) return
          for (const finding of carryOver(a, b, reconcile([], [issueAt(start, end)], a)))
            expect(b.slice(finding.issue.start, finding.issue.end)).toBe(finding.flagged)
        },
      ),
    )
  })
})

test('a finding that recurs keeps its key', () => {
  const [first] = reconcile([], [issueAt(0, 3)], 'teh fox')
  const again = reconcile(first ? [first] : [], [issueAt(2, 5)], 'A teh fox')
  expect(again[0]?.key).toBe(first?.key)
})
