import { expect, test } from 'vitest'

import type { Decision } from '#schema/corrections/decision.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { decidedAmong, gather } from './decisions.ts'
import { reconcile, type Finding } from './findings.ts'

function findingOf(text: string): Finding {
  const start = text.indexOf('recieve')
  const issue: Issue = {
    id: 'x',
    category: 'spelling',
    rule: 'SpellCheck',
    message: 'Misspelled word',
    explanation: 'Not in the dictionary.',
    replacements: ['receive'],
    start,
    end: start + 'recieve'.length,
    confidence: 0.9,
    safe: true,
  }
  const [finding] = reconcile([], [issue], text)
  if (!finding) throw new Error('No finding')
  return finding
}

const made = (subject: Decision['subject']): Decision => ({
  id: '0192f0c1-0000-7000-8000-000000000001',
  documentId: '0192f0c1-0000-7000-8000-000000000002',
  subject,
  userId: '0192f0c1-0000-7000-8000-000000000003',
  forAll: true,
  revision: 1,
})

const isDismissed = (finding: Finding, fingerprint: string, others: readonly Finding[] = []): boolean =>
  decidedAmong([finding, ...others], gather([made({ kind: 'dismissal', fingerprint })], [])).has(finding)

const TEXT = 'In the spring we will recieve a new delivery of soil.'

test.each([
  [TEXT, true],
  // A neighboring word was corrected.
  [TEXT.replace('a new delivery', 'the new delivery'), true],
  [TEXT.replace('spring', 'summer'), true],
  ['We recieve a lot.', false],
])('a dismissal holds in “%s”: %s', (text, holds) => {
  expect(isDismissed(findingOf(text), findingOf(TEXT).fingerprint)).toBe(holds)
})

test('a dismissal is of one finding, although others have the same words on one side', () => {
  const { fingerprint } = findingOf(TEXT)
  const others = [findingOf(TEXT.replace('spring', 'summer')), findingOf(TEXT.replace('spring', 'fall'))]
  const all = [findingOf(TEXT), ...others]
  const decided = gather([made({ kind: 'dismissal', fingerprint })], [])
  expect([...decidedAmong(all, decided)]).toEqual([all[0]])
  // Without the one that was dismissed, two are alike.
  expect([...decidedAmong(others, decided)]).toEqual([])
})

test('a dismissal from before fingerprints had sides holds where nothing was changed', () => {
  const [whole = ''] = findingOf(TEXT).marks
  expect(isDismissed(findingOf(TEXT), whole)).toBe(true)
  expect(isDismissed(findingOf(TEXT.replace('spring', 'summer')), whole)).toBe(false)
})
