import type { QueryClient } from '@tanstack/react-query'

import { onEvent } from '#client/shared/live/events.ts'
import { achievementAwarded } from '#schema/dashboard/events.ts'
import { documentProjected } from '#schema/documents/contract.ts'

import { pace } from './pace.ts'

/** The cache key of the dashboard. */
export const DASHBOARD = ['dashboard']

/** Several documents may be written all the time. The server allows 60 reads a minute, in all tabs. */
const allow = pace(10, 3000)
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Reads an open dashboard again, now or soon. A read that is under way ends, and is followed by another
 * one, since the inbox applies the event again.
 */
function readAgain(queryClient: QueryClient): void {
  const filter = { queryKey: DASHBOARD }
  if (waiting !== undefined || queryClient.isFetching(filter) > 0) return
  const isOpen = queryClient.getQueryCache().findAll({ ...filter, type: 'active' }).length > 0
  const wait = isOpen ? allow() : 0
  if (wait === 0) return void queryClient.invalidateQueries(filter)
  waiting = setTimeout(() => {
    waiting = undefined
    readAgain(queryClient)
  }, wait)
}

const announced = new Set<string>()

/** Keeps the dashboard up to date, and announces each new achievement once in this tab, wherever the user is. */
export const dashboardEvents = [
  onEvent(achievementAwarded, (queryClient, { key, value }) => {
    if (!value || announced.has(key)) return
    announced.add(key)
    void queryClient.invalidateQueries({ queryKey: DASHBOARD })
    // Without its texts, which a lost connection keeps away, the achievement is on the dashboard.
    void import('./announce.ts').then(({ announce }) => announce(value.achievement)).catch(() => undefined)
  }),
  // Words and fixes are credited with the projection.
  onEvent(documentProjected, readAgain),
]
