import { onEvent } from '#client/shared/live/events.ts'
import { badgeAwarded } from '#schema/dashboard/events.ts'

/** The cache key of the dashboard. */
export const DASHBOARD = ['dashboard']

const announced = new Set<string>()

/** Announces each new badge once in this tab, wherever the user is. */
export const badgeEvents = onEvent(badgeAwarded, (queryClient, { key, value }) => {
  if (!value || announced.has(key)) return
  announced.add(key)
  void queryClient.invalidateQueries({ queryKey: DASHBOARD })
  // Without its texts, which a lost connection keeps away, the badge is on the dashboard.
  void import('./announce.ts').then(({ announce }) => announce(value.badge)).catch(() => undefined)
})
