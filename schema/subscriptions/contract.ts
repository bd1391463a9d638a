import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { timestamp } from '#schema/shared/ids.ts'
import { paise } from '#schema/shared/money.ts'

/** A time that is paid for. */
export const term = z.object({
  planName: paidPlan,
  value: paise,
  startsAt: timestamp,
  endsAt: timestamp,
})

/** GET /api/subscription: the plans of a user. `none`: there is no plan that was paid for. */
export const subscription = z.object({
  state: z.enum(['none', 'paid', 'grace']),
  /** When all paid time ends. */
  paidUntil: z.nullable(timestamp),
  isCanceled: z.boolean(),
  /** The running and later terms, the first one first. */
  terms: z.array(term),
  /** A plan for nothing. The user is on the higher one of it and the paid one. */
  givenPlan: z.nullable(paidPlan),
  /** When the given plan ends. Null: it has no end. */
  givenUntil: z._default(z.nullable(timestamp), null),
  revision: z.int(),
})
export type Subscription = z.infer<typeof subscription>

/** The paid time of a user changed. Room and key: that user. */
export const subscriptionChanged = defineEvent('subscriptions.changed', subscription)
