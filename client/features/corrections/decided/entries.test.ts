import { expect, test } from 'vitest'

import type { Decision, DecisionSubject } from '#schema/corrections/decision.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { dismissalOf } from '../dismissals.ts'
import { reconcile } from '../findings.ts'
import { entriesOf, hiddenAmong } from './entries.ts'

const decided = (subject: DecisionSubject, id = 'd'): Decision => ({
  id,
  documentId: 'document',
  subject,
  userId: 'ada',
  forAll: true,
  revision: 1,
})

const issueAt = (start: number, end: number, message: string): Issue => ({
  id: `${start}`,
  category: 'spelling',
  rule: 'SpellCheck',
  message,
  explanation: '',
  replacements: [],
  start,
  end,
  confidence: 1,
  safe: true,
})

test('words are in their order, and dismissals in that of the text', () => {
  const text = 'We recieve and definately.'
  const findings = reconcile([], [issueAt(3, 10, 'receive?'), issueAt(15, 25, 'definitely?')], text)
  const dismissals = findings.map(({ fingerprint }) => dismissalOf(fingerprint, true))
  const byKey = new Map(findings.map(({ key }, index) => [key, dismissals[index] ?? dismissalOf('', true)]))
  const decisions = [
    decided({ kind: 'word', word: 'zorb' }),
    decided({ kind: 'word', word: 'Ärger' }),
    ...dismissals.toReversed().map(({ fingerprint }) => decided({ kind: 'dismissal', fingerprint })),
    decided({ kind: 'dismissal', fingerprint: 'elsewhere' }),
  ]
  const {
    words,
    dismissals: shown,
    gone,
  } = entriesOf(decisions, hiddenAmong([{ findings, deep: [] }], { byKey }))
  expect(words.map(({ text: word }) => word)).toEqual(['Ärger', 'zorb'])
  expect(shown.map(({ text: flagged, title }) => [flagged, title])).toEqual([
    ['recieve', 'receive?'],
    ['definately', 'definitely?'],
  ])
  expect(gone).toBe(1)
})

test('a dismissal that holds at two places is one entry', () => {
  const fingerprint = 'f'.repeat(8)
  const hidden = { fingerprint, flagged: 'teh', title: 'the?' }
  const entries = entriesOf([decided({ kind: 'dismissal', fingerprint })], [hidden, hidden])
  expect(entries.dismissals).toHaveLength(1)
  expect(entries.gone).toBe(0)
})
