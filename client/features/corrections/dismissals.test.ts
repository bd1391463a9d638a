import { expect, test } from 'vitest'

import { misspellingIn } from '#tests/support/misspelling.ts'

import { dismissalOf, dismissedAmong, NOTHING_DISMISSED, type Dismissed } from './dismissals.ts'
import type { Finding } from './findings.ts'

const TEXT = 'In the spring we will recieve a new delivery of soil.'
const { fingerprint: FINGERPRINT, marks } = misspellingIn(TEXT)

/** The dismissed ones among findings while there are these dismissals. */
const among = (
  findings: readonly Finding[],
  {
    fingerprints = [FINGERPRINT],
    before = NOTHING_DISMISSED,
  }: { fingerprints?: string[]; before?: Dismissed } = {},
): Dismissed =>
  dismissedAmong(
    findings,
    fingerprints.map(fingerprint => dismissalOf(fingerprint, true)),
    before,
  )

const isDismissed = (text: string, fingerprint = FINGERPRINT): boolean =>
  among([misspellingIn(text)], { fingerprints: [fingerprint] }).byKey.size === 1

test.each([
  [TEXT, true],
  // A neighboring word was corrected.
  [TEXT.replace('a new delivery', 'the new delivery'), true],
  [TEXT.replace('spring', 'summer'), true],
  ['We recieve a lot.', false],
])('a dismissal holds in “%s”: %s', (text, holds) => {
  expect(isDismissed(text)).toBe(holds)
})

test('a dismissal is of one finding, although others have the same words on one side', () => {
  const others = [
    misspellingIn(TEXT.replace('spring', 'summer')),
    misspellingIn(TEXT.replace('spring', 'fall')),
  ]
  const own = misspellingIn(TEXT)
  expect([...among([own, ...others]).byKey.keys()]).toEqual([own.key])
  // Without the one that was dismissed, two are alike.
  expect(among(others).byKey.size).toBe(0)
})

test('a dismissal from before fingerprints had sides holds where nothing was changed', () => {
  const [whole] = marks
  expect(isDismissed(TEXT, whole)).toBe(true)
  expect(isDismissed(TEXT.replace('spring', 'summer'), whole)).toBe(false)
})

test('a dismissed finding stays so when both sides change, and is named as moved until it is dismissed again', () => {
  const own = misspellingIn(TEXT)
  const first = among([own])
  expect(first.moved).toEqual([])
  const changed = misspellingIn('In summer they recieve the deliveries.', [own])
  const second = among([changed], { before: first })
  expect([...second.byKey.keys()]).toEqual([own.key])
  expect(second.moved.map(({ finding, dismissal }) => [finding.fingerprint, dismissal.fingerprint])).toEqual([
    [changed.fingerprint, FINGERPRINT],
  ])
  // Renewed, it is recognized by anyone.
  const renewed = { fingerprints: [FINGERPRINT, changed.fingerprint] }
  expect(among([changed], { ...renewed, before: second }).moved).toEqual([])
  expect(among([changed], renewed).byKey.size).toBe(1)
})

test('a dismissed finding that has moved returns when the dismissal is undone', () => {
  const own = misspellingIn(TEXT)
  const changed = misspellingIn('In summer they recieve the deliveries.', [own])
  const moved = among([changed], { before: among([own]) })
  expect(among([changed], { fingerprints: [], before: moved }).byKey.size).toBe(0)
  const other = misspellingIn('Others will then get and recieve nothing but the letters.')
  expect(among([changed], { fingerprints: [other.fingerprint], before: moved }).byKey.size).toBe(0)
})
