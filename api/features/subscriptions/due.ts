import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { readPlan } from '#api/features/plans/queries.ts'
import { lockAccount } from '#api/features/users/queries.ts'
import { query } from '#api/kit/query.ts'
import type { Urls } from '#api/kit/urls.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { DAY_MS } from '#schema/subscriptions/period.ts'
import { planAfter } from '#schema/subscriptions/plan.ts'

import { settle } from './service.ts'

const due = z.object({ userId: z.string() })
const MOST = 500

/**
 * Brings the subscriptions that are due to a moment: plans change with their terms and end after the
 * grace, and users are reminded. One that fails does not block the others.
 */
export async function advanceSubscriptions(
  sequelize: Sequelize,
  urls: Urls,
  now = new Date(),
): Promise<void> {
  const failures: unknown[] = []
  let found: z.infer<typeof due>[]
  // All paid time ends at midnight, so very many may be due at once.
  do {
    found = await query(
      null,
      due,
      `SELECT user_id AS "userId" FROM subscriptions WHERE due_at <= $1 ORDER BY due_at LIMIT ${MOST}`,
      [now],
    )
    for (const { userId } of found) {
      try {
        await sequelize.transaction(tx => advance(tx, { userId, urls, now }))
      } catch (error) {
        failures.push(error)
        // Those that fail must not keep the others from their turn.
        await query(
          null,
          z.unknown(),
          `UPDATE subscriptions SET due_at = $2::timestamptz + interval '5 minutes' WHERE user_id = $1 RETURNING 1`,
          [userId, now],
        )
      }
    }
  } while (found.length === MOST)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} subscriptions could not be brought up to date`)
}

type Due = { userId: string; urls: Urls; now: Date }

async function advance(tx: Transaction, { userId, urls, now }: Due): Promise<void> {
  const user = await lockAccount(tx, userId)
  if (!user) return
  // Another process may have done it while this one waited.
  const still = await query(
    tx,
    due,
    'SELECT user_id AS "userId" FROM subscriptions WHERE user_id = $1 AND due_at <= $2',
    [userId, now],
  )
  if (still.length === 0) return
  const { reminder, standing, planName, value } = await settle(tx, user, now, { reminds: true })
  const nameOf = async (name: PlanName) => (await readPlan(name, tx)).displayName
  const plan = await nameOf(user.planName)
  // The one after the paid time.
  const next = await nameOf(value.givenPlan ?? 'free')
  const recipient = { email: user.email, userId }
  const { firstName } = user
  if (reminder !== null && standing.state === 'paid')
    await queueEmail(tx, recipient, {
      kind: 'plan-ends',
      firstName,
      plan: await nameOf(standing.planName),
      next: await nameOf(planAfter({ ...value, paidUntil: standing.paidUntil.toISOString() })),
      // Fewer than the reminder says after a time without a server.
      count: Math.max(1, Math.round((standing.paidUntil.getTime() - now.getTime()) / DAY_MS)),
      date: standing.paidUntil.toISOString(),
      link: urls.page(`/subscribe?plan=${standing.planName}`),
    })
  if (standing.state === 'none' && planName !== user.planName)
    await queueEmail(tx, recipient, {
      kind: 'plan-ended',
      firstName,
      plan,
      next,
      link: urls.page('/pricing'),
    })
}
