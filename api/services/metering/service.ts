import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { database, query } from '#api/kit/query.ts'
import { exhaustedMessage } from '#api/services/metering/present.ts'
import { notifyOfQuota } from '#api/services/metering/usedUp.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { UserId } from '#schema/shared/ids.ts'
import { usageUpdated, type Usage } from '#schema/usage/contract.ts'

// Database functions (migration 0005) change the counters, each in one statement under the
// account's lock. A query counts as used from its reservation on, so that a counter never promises
// a query that is already held.

/** A reservation that is neither committed nor renewed for this long is released. */
export const LAPSE_S = 120

export type Reservation =
  | { kind: 'reserved'; reservationId: string }
  /** The same request was answered before; it costs nothing. */
  | { kind: 'repeated'; reservationId: string }

type Request = {
  userId: UserId
  /** The caller's `Idempotency-Key`. */
  key: string
  /** A hash of everything that identifies the request. */
  requestHash: string
  action: string
  now?: Date
}

const reserved = z.object({
  outcome: z.enum(['reserved', 'running', 'committed', 'other', 'exhausted']),
  id: z.string().nullable(),
})

/**
 * Holds one query for an action that is about to run. Throws QUOTA_EXCEEDED; IN_PROGRESS while the
 * same request runs; CONFLICT if the key belongs to another request.
 */
export async function reserve(tx: Transaction, request: Request): Promise<Reservation> {
  const { userId, key, requestHash, action, now = new Date() } = request
  const [answer] = await query(tx, reserved, 'SELECT * FROM usage_reserve($1, $2, $3, $4, $5, $6)', [
    userId,
    key,
    requestHash,
    action,
    `${LAPSE_S} seconds`,
    now,
  ])
  if (!answer) throw new Error('usage_reserve returned no row.')
  const { outcome, id } = answer
  if (outcome === 'exhausted') throw quotaExceeded(await usageOf(tx, userId, now))
  if (outcome === 'running') throw new AppError('IN_PROGRESS', t('request.inProgress'))
  if (outcome === 'other') throw new AppError('CONFLICT', t('request.keyReused'))
  await announceUsage(tx, userId, now)
  return { kind: outcome === 'committed' ? 'repeated' : 'reserved', reservationId: id ?? '' }
}

function quotaExceeded(usage: Usage): AppError {
  const { used, limit, bonusRemaining, resetsAt } = usage
  return new AppError('QUOTA_EXCEEDED', exhaustedMessage(usage), {
    details: { used, limit, bonusRemaining, resetsAt },
  })
}

const finished = z.object({ user: z.string().nullable() })

/**
 * Spends a reservation, in the transaction that stores the result. Returns false if it has lapsed:
 * then the result must not be stored.
 */
export const commit = (tx: Transaction, reservationId: string, now = new Date()): Promise<boolean> =>
  finish(tx, reservationId, true, now)

/** Releases a reservation. Returns false if it is no longer held. */
export const release = (tx: Transaction, reservationId: string, now = new Date()): Promise<boolean> =>
  finish(tx, reservationId, false, now)

/**
 * Runs of the operator's provider in a day that cost their user nothing, because they were left before
 * the first word or changed nothing. Further ones count.
 */
export const FREE_A_DAY = 20

// By what the provider did: a request that is repeated with its key replaces its reservation.
const FREE = `
  SELECT count(DISTINCT p.reservation_id) AS free FROM provider_usage p
  JOIN usage_reservations held ON held.user_id = p.user_id AND held.id = $1 AND held.id <> p.reservation_id
  WHERE p.outcome <> 'failed' AND p.at > $2::timestamptz - interval '1 day'
    AND NOT EXISTS (
      SELECT FROM provider_usage f WHERE f.reservation_id = p.reservation_id AND f.user_id = p.user_id
        AND f.outcome = 'failed')
    AND NOT EXISTS (
      SELECT FROM usage_reservations r WHERE r.id = p.reservation_id AND r.state <> 'released')`
const LOCK = `
  SELECT a.user_id FROM usage_accounts a JOIN usage_reservations r USING (user_id) WHERE r.id = $1
  FOR UPDATE OF a`

/**
 * Releases a reservation for which the provider worked, or spends it if the user had enough such runs
 * for nothing in the last day. Returns null if it is no longer held.
 */
export async function releaseWithin(
  tx: Transaction,
  reservationId: string,
  now = new Date(),
): Promise<'free' | 'counted' | null> {
  // Concurrent runs are counted one after another.
  await query(tx, z.unknown(), LOCK, [reservationId])
  const [row] = await query(tx, z.object({ free: z.number() }), FREE, [reservationId, now])
  const counts = (row?.free ?? 0) >= FREE_A_DAY
  if (!(await finish(tx, reservationId, counts, now))) return null
  return counts ? 'counted' : 'free'
}

async function finish(tx: Transaction, reservationId: string, spend: boolean, now: Date): Promise<boolean> {
  const [row] = await query(tx, finished, 'SELECT usage_finish($1, $2) AS user', [reservationId, spend])
  if (!row?.user) return false
  await announceUsage(tx, row.user, now)
  if (spend) await notifyOfQuota(tx, row.user, now)
  return true
}

/** Holds the query of a running action for another {@link LAPSE_S} seconds. */
export async function renew(reservationId: string, now = new Date()): Promise<void> {
  await query(
    null,
    z.unknown(),
    `UPDATE usage_reservations SET expires_at = $2::timestamptz + interval '${LAPSE_S} seconds'
     WHERE id = $1 AND state = 'reserved' RETURNING id`,
    [reservationId, now],
  )
}

/** Opens the account of a new user. The first period starts on the day of `now`. */
export async function openAccount(tx: Transaction, userId: UserId, now: Date): Promise<void> {
  await query(tx, z.unknown(), 'SELECT usage_open($1, $2, $2)', [userId, now])
}

const restarted = z.object({ used: z.number() })

/**
 * Begins the periods of an account again, from the day of `anchor` on, and returns the queries that
 * were used or held in the period that ends. The caller announces the change of plan before.
 */
export async function restartPeriods(
  tx: Transaction,
  userId: UserId,
  anchor: Date,
  now: Date,
): Promise<number> {
  const [row] = await query(tx, restarted, 'SELECT usage_restart($1, $2, $3) AS used', [userId, anchor, now])
  if (!row) throw new Error('usage_restart returned no row.')
  await announceUsage(tx, userId, now)
  return row.used
}

type Bonus = { userId: UserId; amount: number; reason: string; expiresAt: Date | null; now?: Date }

/** Grants bonus queries; without `expiresAt` they never expire. */
export async function grantBonus(tx: Transaction, bonus: Bonus): Promise<void> {
  const { userId, amount, reason, expiresAt, now = new Date() } = bonus
  await query(tx, z.unknown(), 'SELECT usage_grant($1, $2, $3, $4, $5)', [
    userId,
    amount,
    reason,
    expiresAt,
    now,
  ])
  await announceUsage(tx, userId, now)
}

const takenRow = z.object({ taken: z.number() })

/** Takes back bonus queries that are not used or held. Returns how many there were to take. */
export async function takeBonus(
  tx: Transaction,
  { userId, amount, reason, now = new Date() }: Omit<Bonus, 'expiresAt'>,
): Promise<number> {
  const bind = [userId, amount, reason, now]
  const [row] = await query(tx, takenRow, 'SELECT usage_take($1, $2, $3, $4) AS taken', bind)
  await announceUsage(tx, userId, now)
  return row?.taken ?? 0
}

const counters = z.object({
  used: z.number(),
  monthly_limit: z.number(),
  bonus_remaining: z.number(),
  bonus_granted: z.number(),
  resets_at: z.date(),
  revision: z.coerce.number(),
})

async function read(tx: Transaction | null, userId: UserId, now: Date): Promise<z.infer<typeof counters>> {
  const [row] = await query(tx, counters, 'SELECT * FROM usage_now($1, $2)', [userId, now])
  if (!row) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  return row
}

/** Returns the queries that a user has spent, holds and has left. */
export async function usageOf(tx: Transaction | null, userId: UserId, now = new Date()): Promise<Usage> {
  const row = await read(tx, userId, now)
  return {
    used: row.used,
    limit: row.monthly_limit,
    bonusRemaining: row.bonus_remaining,
    resetsAt: row.resets_at.toISOString(),
    revision: row.revision,
  }
}

type Counters = { monthlyUsage: number; monthlyLimit: number; bonusCredits: number; bonusCreditsUsed: number }

/** Returns the counters that are part of a user in the client's contract. */
export async function countersOf(userId: UserId, tx: Transaction | null = null): Promise<Counters> {
  const row = await read(tx, userId, new Date())
  return {
    monthlyUsage: row.used,
    monthlyLimit: row.monthly_limit,
    bonusCredits: row.bonus_granted,
    bonusCreditsUsed: row.bonus_granted - row.bonus_remaining,
  }
}

/**
 * Publishes the user's counters as of this transaction to all tabs. A change of plan must call it
 * too.
 */
export async function announceUsage(tx: Transaction, userId: UserId, now = new Date()): Promise<void> {
  await query(tx, z.unknown(), 'SELECT usage_raise($1, $2)', [userId, now])
  const usage = await usageOf(tx, userId, now)
  await publish(tx, usageUpdated, {
    key: userId,
    revision: usage.revision,
    value: usage,
    rooms: [userRoom(userId)],
  })
}

const due = z.object({ user_id: z.string() })
const broughtUp = z.object({ changed: z.boolean() })

/**
 * Releases lapsed reservations and starts the next period of accounts whose period has ended. An
 * account that fails does not block the others.
 */
export async function bringUpAccounts(now = new Date()): Promise<void> {
  const accounts = await query(
    null,
    due,
    `SELECT user_id FROM usage_accounts WHERE period_end <= $1
     UNION SELECT user_id FROM usage_reservations WHERE state = 'reserved' AND expires_at <= $1 LIMIT 500`,
    [now],
  )
  const failures: unknown[] = []
  for (const { user_id: userId } of accounts) {
    try {
      await database().transaction(async tx => {
        const [row] = await query(tx, broughtUp, 'SELECT usage_bring_up($1, $2) AS changed', [userId, now])
        if (row?.changed) await announceUsage(tx, userId, now)
      })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} usage accounts could not be brought up to date`)
}

/** Deletes idempotency keys after 30 days. The ledger keeps the usage. */
export async function cleanUpReservations(): Promise<void> {
  await database().query(
    `DELETE FROM usage_reservations WHERE state <> 'reserved' AND created_at < now() - interval '30 days'`,
  )
}
