import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { issueAt } from '#client/extension/content/testing/issueAt.ts'

import { findingsOf, moved, partOf, sameIn, TEXT_MAX } from './findings.ts'

describe('findings', () => {
  test('are those of the whole text', () => {
    const [finding] = findingsOf([issueAt(2, 5)], { from: 10, text: 'a teh b' })
    expect(finding).toMatchObject({ start: 12, end: 15, flagged: 'teh' })
  })

  test('leave out a range that is outside of the text, or has a line break or an object in it', () => {
    const text = 'a\uFFFCb\nc'
    const issues = [issueAt(0, 2), issueAt(2, 4), issueAt(4, 9), issueAt(4, 5)]
    expect(findingsOf(issues, { from: 0, text }).map(({ flagged }) => flagged)).toEqual(['c'])
  })
})

describe('findings after an edit', () => {
  const words = fc.stringMatching(/^[ab ]{0,12}$/)

  test('flag the same text at their new places', () => {
    fc.assert(
      fc.property(words, words, words, words, (head, gone, added, tail) => {
        const before = head + gone + tail
        const after = head + added + tail
        const issues = Array.from({ length: before.length }, (_, at) => issueAt(at, at + 1))
        for (const finding of moved(findingsOf(issues, { from: 0, text: before }), before, after))
          expect(after.slice(finding.start, finding.end)).toBe(finding.flagged)
      }),
    )
  })

  test('are gone where the edit touches them, and stay elsewhere', () => {
    const text = 'teh cat teh dog'
    const findings = findingsOf([issueAt(0, 3), issueAt(8, 11)], { from: 0, text })
    expect(moved(findings, text, 'tehx cat teh dog').map(({ start }) => start)).toEqual([9])
    expect(moved(findings, text, 'teh cat the dog').map(({ start }) => start)).toEqual([0])
    expect(moved(findings, text, text)).toBe(findings)
  })
})

test('a finding is found again at its own place where the same line is written many times', () => {
  const line = 'Once I saw teh cat in the garden of a friend.\n'
  const text = line.repeat(6)
  const findings = [...text.matchAll(/teh/g)].map(({ index }) => issueAt(index, index + 3))
  const first = findingsOf(findings, { from: 0, text })
  const after = `Now. ${text}`
  for (const later of [first, moved(first, text, after)])
    for (const [n, finding] of first.entries()) expect(sameIn(later, finding)).toBe(later[n])
  expect(sameIn([], first[0] ?? expect.fail())).toBeNull()
})

describe('the part of a text that is checked', () => {
  test('is all of a text of the usual length', () => {
    expect(partOf('abc', 2)).toEqual({ from: 0, text: 'abc' })
  })

  test('is a few lines around the caret of a very long one', () => {
    const text = `${'x'.repeat(99)}\n`.repeat(TEXT_MAX / 50)
    const part = partOf(text, TEXT_MAX)
    expect(part.text.length).toBeLessThan(TEXT_MAX / 2)
    expect(part.from % 100).toBe(0)
    expect(part.text.endsWith('\n')).toBe(true)
    expect(text.slice(part.from, part.from + part.text.length)).toBe(part.text)
    expect(part.from).toBeLessThan(TEXT_MAX)
  })
})
