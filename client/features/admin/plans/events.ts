import { plansQuery } from '#client/shared/api/plans.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { planChanged } from '#schema/plans/events.ts'

export const PLANS = ['admin', 'plans'] as const

/** Reads the plans again once one has changed. */
export const planChangedEvents = onEvent(planChanged, client => {
  void client.invalidateQueries({ queryKey: PLANS })
  void client.invalidateQueries({ queryKey: plansQuery.queryKey })
})
