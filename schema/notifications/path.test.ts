import { expect, test } from 'vitest'

import { notification, type Notification } from '#schema/notifications/contract.ts'
import { pathOfNotification } from '#schema/notifications/path.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'

const id = '11111111-1111-4111-8111-111111111111'
const threadId = '22222222-2222-4222-8222-222222222222'
const common = { id, createdAt: '2026-08-14T09:30:00.000Z', readAt: null }
const place = { ...common, actor: null, document: { id, kind: 'snippet', title: 'A greeting' } }
const comment = { threadId, text: 'So?' }

const ALL: Record<Notification['kind'], { value: object; path: string }> = {
  mention: { value: { ...place, comment }, path: `/collaborate/${id}?thread=${threadId}` },
  reply: {
    value: { ...place, comment, document: { ...place.document, kind: 'document' } },
    path: `/document/${id}?thread=${threadId}`,
  },
  share: { value: place, path: `/collaborate/${id}` },
  quota: { value: { ...common, limit: 100, resetsAt: common.createdAt }, path: '/settings/billing' },
  payment: {
    value: { ...common, outcome: 'received', plan: 'Premium', amount: 49_900 },
    path: '/settings/billing',
  },
}

test.each(Object.entries(ALL))('a notification of the kind %s leads to a page', (kind, { value, path }) => {
  const found = pathOfNotification(notification.parse({ ...value, kind }))
  expect(found).toBe(path)
  expect(matchRoute(found.split('?')[0] ?? '')).not.toBeNull()
})
