import { onEvent } from '#client/shared/live/events.ts'
import { achievementAwarded } from '#schema/dashboard/events.ts'
import { documentProjected } from '#schema/documents/contract.ts'

/** The cache key of the dashboard. */
export const DASHBOARD = ['dashboard']

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
  // Words and fixes are credited with the projection. A read that is under way is followed by another:
  // documents that are written all the time must not keep it from ending.
  onEvent(documentProjected, queryClient => {
    void queryClient.invalidateQueries({ queryKey: DASHBOARD }, { cancelRefetch: false })
  }),
]
