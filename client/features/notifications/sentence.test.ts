import { expect, test } from 'vitest'

import { notification } from '#schema/notifications/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { sentenceOf } from './sentence.ts'

const id = '11111111-1111-4111-8111-111111111111'
const common = { id, createdAt: '2026-08-14T09:30:00.000Z', readAt: null }
const document = { id, kind: 'document', title: 'A letter' }
const sentence = (fields: object) => sentenceOf(notification.parse({ ...common, ...fields }))

const title = isolatedText('A letter')
const comment = { threadId: id, text: 'So?' }

test('names the person and the document, apart from the words around them', () => {
  const place = { actor: { userId: id, name: 'Ada Writer' }, document }
  const name = isolatedText('Ada Writer')
  expect(sentence({ kind: 'mention', ...place, comment })).toBe(`${name} mentioned you in “${title}”`)
  expect(sentence({ kind: 'reply', ...place, comment })).toBe(`${name} replied in “${title}”`)
  expect(sentence({ kind: 'share', ...place })).toBe(`${name} shared “${title}” with you`)
  expect(sentence({ kind: 'share', ...place, act: 'declined' })).toBe(
    `${name} declined to become the owner of “${title}”`,
  )
  expect(sentence({ kind: 'share', actor: null, document })).toContain('Someone')
})

test('has the facts of a quota and of a payment', () => {
  const quota = { kind: 'quota', limit: 100, resetsAt: '2026-09-14T12:00:00.000Z' }
  expect(sentence(quota)).toBe(
    'You have used all 100 of this month’s AI queries. They reset on September 14.',
  )
  const payment = { kind: 'payment', plan: 'Premium', amount: 49_900 }
  expect(sentence({ ...payment, outcome: 'received' })).toBe(
    'We received your payment of ₹499.00 for Premium.',
  )
  expect(sentence({ ...payment, outcome: 'failed' })).toContain('failed')
  expect(sentence({ ...payment, outcome: 'returned' })).toContain('on its way back')
})
