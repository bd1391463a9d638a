import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { EventInbox } from '#client/shared/live/inbox.ts'
import type { DocumentFacts } from '#schema/documents/contract.ts'
import { documentFacts } from '#tests/support/summaries.ts'

import { notificationEvents } from './events.ts'
import { unreadQuery } from './queries.ts'

const id = '00000000-0000-4000-8000-00000000000a'
const AT = '2026-08-01T10:00:00.000Z'

const facts = (revision: number, trashedAt: string | null) =>
  documentFacts({ id, title: `Title ${revision}`, revision, trashedAt })

test('the count is read again as a document goes to the trash and comes back, and not as it is renamed', () => {
  const queryClient = new QueryClient()
  const inbox = new EventInbox(queryClient, notificationEvents)
  const { queryKey } = unreadQuery
  const isReadAfter = (revision: number, value: DocumentFacts | null) => {
    queryClient.setQueryData(queryKey, { unread: 1, revision: 1 })
    inbox.receive([{ name: 'documents.changed', key: id, revision, value }])
    return queryClient.getQueryState(queryKey)?.isInvalidated
  }
  isReadAfter(1, facts(1, null))
  expect(isReadAfter(2, facts(2, null))).toBe(false)
  expect(isReadAfter(3, facts(3, AT))).toBe(true)
  expect(isReadAfter(4, facts(4, null))).toBe(true)
  expect(isReadAfter(5, null)).toBe(true)
})
