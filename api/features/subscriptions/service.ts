import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { readPlan } from '#api/features/plans/queries.ts'
import type { Account } from '#api/features/users/account.ts'
import { lockAccount, noAccount } from '#api/features/users/queries.ts'
import { changePlan } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import { grantBonus, restartPeriods } from '#api/services/metering/service.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import { subscriptionChanged, type Subscription } from '#schema/subscriptions/contract.ts'
import { covers, planOf, type GivenPlan } from '#schema/subscriptions/plan.ts'
import { dueReminder, nextDue } from '#schema/subscriptions/reminders.ts'
import { endOf, isLower, standingAt, startOf, type Standing, type Term } from '#schema/subscriptions/terms.ts'

import { addTerm, cutTerms, forgetValue, moveTerms, readTerms } from './terms.ts'

const row = z.object({
  canceledAt: z.date().nullable(),
  remindedDays: z.number().nullable(),
  givenPlan: z.enum(paidPlan.options).nullable(),
  givenUntil: z.date().nullable(),
  revision: z.coerce.number(),
})
type Row = z.infer<typeof row>
const COLUMNS =
  'canceled_at AS "canceledAt", reminded_days AS "remindedDays", given_plan AS "givenPlan", given_until AS "givenUntil", revision'

async function readRow(tx: Transaction | null, userId: string): Promise<Row | null> {
  const found = await query(tx, row, `SELECT ${COLUMNS} FROM subscriptions WHERE user_id = $1`, [userId])
  return found[0] ?? null
}

/** Returns the given plan at that time. */
const givenAt = (found: Row | null, now: Date): GivenPlan =>
  found && (found.givenUntil === null || found.givenUntil > now) ? found.givenPlan : null

/** Returns the terms of a user, whether they are to end without grace, and the plan that was given without an end. */
export async function readPaidTime(
  tx: Transaction | null,
  userId: string,
): Promise<{ terms: Term[]; isCanceled: boolean; givenPlan: GivenPlan }> {
  const found = await readRow(tx, userId)
  return {
    terms: await readTerms(tx, userId),
    isCanceled: found !== null && found.canceledAt !== null,
    // Paying adds nothing to it. It does to one that ends.
    givenPlan: found?.givenUntil === null ? found.givenPlan : null,
  }
}

/** Returns the paid time of a user. */
export async function readSubscription(
  userId: string,
  now = new Date(),
  tx: Transaction | null = null,
): Promise<Subscription> {
  const found = await readRow(tx, userId)
  return present(found, await readTerms(tx, userId), now)
}

function present(found: Row | null, terms: readonly Term[], now: Date): Subscription {
  const isCanceled = found !== null && found.canceledAt !== null
  const standing = standingAt(terms, now, isCanceled)
  return {
    state: standing.state,
    paidUntil: standing.state === 'none' ? null : standing.paidUntil.toISOString(),
    isCanceled,
    terms: terms
      .filter(term => endOf(term) > now)
      .toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime())
      .map(term => ({
        planName: term.planName,
        value: term.value,
        startsAt: startOf(term).toISOString(),
        endsAt: endOf(term).toISOString(),
      })),
    givenPlan: givenAt(found, now),
    givenUntil: givenAt(found, now) === null ? null : (found?.givenUntil?.toISOString() ?? null),
    revision: found?.revision ?? 0,
  }
}

type Purchase = { user: Account; term: Term; credited: readonly string[]; now: Date }

/** Grants a term and ends those that it credits. The caller holds the account's lock. */
export async function grantTerm(tx: Transaction, { user, term, credited, now }: Purchase): Promise<void> {
  await cutTerms(tx, credited, now)
  await addTerm(tx, user.id, term)
  await query(
    tx,
    z.unknown(),
    `INSERT INTO subscriptions (user_id) VALUES ($1)
     ON CONFLICT (user_id) DO UPDATE SET canceled_at = NULL, reminded_days = NULL RETURNING 1`,
    [user.id],
  )
  await settle(tx, user, now, { isPurchase: true })
}

/** Ends a term whose payment went back. Later ones follow without a gap. The caller holds the account's lock. */
export async function endTerm(
  tx: Transaction,
  { user, termId, moved, now }: { user: Account; termId: string; moved: readonly Term[]; now: Date },
): Promise<void> {
  await cutTerms(tx, [termId], now)
  await moveTerms(tx, moved)
  await settle(tx, user, now)
}

/** Lets a term stay whose payment went back. It is worth nothing from now on. The caller holds the account's lock. */
export async function keepTerm(
  tx: Transaction,
  { user, termId, now }: { user: Account; termId: string; now: Date },
): Promise<void> {
  await forgetValue(tx, termId)
  await settle(tx, user, now)
}

type Gift = { given: PlanName; until?: Date | null; now?: Date }

/**
 * Grants a user a plan for nothing, without an end or until one; `free` takes it away. Paid time stays, and
 * the higher plan counts. Returns the plan that the user is on. Throws NOT_FOUND.
 */
export async function givePlan(
  tx: Transaction,
  userId: string,
  { given, until = null, now = new Date() }: Gift,
): Promise<PlanName> {
  const user = await lockAccount(tx, userId)
  if (!user) throw noAccount()
  await query(
    tx,
    z.unknown(),
    `INSERT INTO subscriptions (user_id, given_plan, given_until) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET given_plan = EXCLUDED.given_plan, given_until = EXCLUDED.given_until
     RETURNING 1`,
    given === 'free' ? [userId, null, null] : [userId, given, until],
  )
  return (await settle(tx, user, now, { restarts: false })).planName
}

/**
 * Lets the plan end with the paid time, or takes that back. Throws CONFLICT if no paid time runs.
 */
export async function setCanceled(
  tx: Transaction,
  userId: string,
  isCanceled: boolean,
  now = new Date(),
): Promise<Subscription> {
  const user = await lockAccount(tx, userId)
  const found = user && (await readRow(tx, userId))
  if (!user || !found || (await standingOf(tx, userId, found, now)).state !== 'paid')
    throw new AppError('CONFLICT', t('subscriptions.none'))
  await query(
    tx,
    z.unknown(),
    'UPDATE subscriptions SET canceled_at = $2::timestamptz WHERE user_id = $1 RETURNING 1',
    [userId, isCanceled ? (found.canceledAt ?? now) : null],
  )
  return (await settle(tx, user, now)).value
}

const standingOf = async (tx: Transaction, userId: string, found: Row, now: Date): Promise<Standing> =>
  standingAt(await readTerms(tx, userId), now, found.canceledAt !== null)

/** The plans after a change, and the reminder that is due: so many days before the end. */
type Settled = {
  value: Subscription
  standing: Standing
  /** The plan that the user is on. */
  planName: PlanName
  reminder: number | null
}
type Manner = {
  /** Whether a reminder may be due. */
  reminds?: boolean
  /** Whether another plan may begin new periods of the allowance. */
  restarts?: boolean
  /** Whether a higher plan was bought, and not left by a refund. */
  isPurchase?: boolean
}

/**
 * Brings a user's plan to the higher one of their terms and the given one, stores when something is due
 * next, and announces it. The caller holds the account's lock.
 */
export async function settle(
  tx: Transaction,
  user: Account,
  now: Date,
  { reminds = false, restarts = true, isPurchase = false }: Manner = {},
): Promise<Settled> {
  const found = await readRow(tx, user.id)
  if (!found) throw new Error('The user has no subscription.')
  const terms = await readTerms(tx, user.id)
  const isCanceled = found.canceledAt !== null
  const standing = standingAt(terms, now, isCanceled)
  const given = givenAt(found, now)
  const planName = planOf(standing, given)
  if (planName !== user.planName) {
    // The allowance of a plan that was given for nothing goes on.
    const hasGiftEnded = found.givenPlan !== null && given === null
    if (restarts && !hasGiftEnded && (isPurchase || isLower(planName, user.planName)))
      await followPlan(tx, user, planName, now)
    else await changePlan(tx, user.id, planName, now)
    // Time that is paid for has its own months.
    const running = terms.find(term => startOf(term) <= now && now < endOf(term))
    if (hasGiftEnded && running) await restartPeriods(tx, user.id, startOf(running), now)
  }
  // No one needs to be reminded of the end of a plan that stays.
  const isCovered =
    standing.state !== 'none' &&
    given !== null &&
    found.givenUntil === null &&
    covers(given, standing.planName)
  const reminder =
    reminds && !isCovered ? dueReminder(standing, { days: found.remindedDays, isCanceled }, now) : null
  const days = reminder ?? found.remindedDays
  const [raised] = await query(
    tx,
    row,
    `UPDATE subscriptions SET due_at = $2::timestamptz, reminded_days = $3::integer, revision = revision + 1,
       given_plan = CASE WHEN given_until <= $4::timestamptz THEN NULL ELSE given_plan END,
       given_until = CASE WHEN given_until <= $4::timestamptz THEN NULL ELSE given_until END
     WHERE user_id = $1 RETURNING ${COLUMNS}`,
    [user.id, earlier(nextDue(standing, { days, isCanceled }, now), given && found.givenUntil), days, now],
  )
  if (!raised) throw new Error('The subscription is gone.')
  const value = present(raised, terms, now)
  await publish(tx, subscriptionChanged, {
    key: user.id,
    revision: value.revision,
    value,
    rooms: [userRoom(user.id)],
  })
  return { value, standing, planName, reminder }
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b))

/**
 * Changes the plan. A higher one begins new periods, and what was left of the allowance becomes bonus
 * credits: that of a paid month, or of the free plan at the first purchase. The free plan follows the day
 * of the sign-up again.
 */
async function followPlan(tx: Transaction, user: Account, plan: PlanName, now: Date): Promise<void> {
  const before = user.planName
  const { monthlyLimit } = await readPlan(before, tx)
  const isKept = await keepsAllowance(tx, user, now)
  await changePlan(tx, user.id, plan, now)
  if (isLower(before, plan)) {
    const used = await restartPeriods(tx, user.id, now, now)
    const left = isKept ? monthlyLimit - used : 0
    if (left > 0)
      await grantBonus(tx, { userId: user.id, amount: left, reason: 'upgrade', expiresAt: null, now })
  } else if (plan === 'free') await restartPeriods(tx, user.id, user.createdAt, now)
}

/** Returns whether the allowance that ends was paid for, or is that before the first purchase. */
async function keepsAllowance(tx: Transaction, { id, planName }: Account, now: Date): Promise<boolean> {
  const [row] = await query(
    tx,
    z.object({ count: z.coerce.number(), cutNow: z.boolean() }),
    `SELECT count(*), coalesce(bool_or(cut_at = $2::timestamptz), false) AS "cutNow"
     FROM subscription_terms WHERE user_id = $1`,
    [id, now],
  )
  if (!row) return false
  return planName === 'free' ? row.count === 1 : row.cutNow
}
