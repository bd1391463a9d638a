import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { paise } from '#schema/shared/money.ts'
import type { Term } from '#schema/subscriptions/terms.ts'

const term = z.object({
  id: z.string(),
  planName: z.enum(paidPlan.options),
  value: paise,
  isDemo: z.boolean(),
  anchor: z.date(),
  fromMonth: z.number(),
  toMonth: z.number(),
})

/** Returns the terms of a user that were not cut, in no order. */
export const readTerms = (tx: Transaction | null, userId: string): Promise<Term[]> =>
  query(
    tx,
    term,
    `SELECT id, plan_name AS "planName", value, is_demo AS "isDemo", anchor, from_month AS "fromMonth", to_month AS "toMonth"
     FROM subscription_terms WHERE user_id = $1 AND cut_at IS NULL`,
    [userId],
  )

/** Adds a term, whose id is that of its order. */
export async function addTerm(tx: Transaction, userId: string, added: Term): Promise<void> {
  const { id, planName, value, isDemo, anchor, fromMonth, toMonth } = added
  await query(
    tx,
    z.unknown(),
    `INSERT INTO subscription_terms (id, user_id, plan_name, value, is_demo, anchor, from_month, to_month)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING 1`,
    [id, userId, planName, value, isDemo, anchor, fromMonth, toMonth],
  )
}

/** Ends terms before their time. */
export async function cutTerms(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await query(
    tx,
    z.unknown(),
    'UPDATE subscription_terms SET cut_at = $2 WHERE id = ANY($1::text[]) AND cut_at IS NULL RETURNING 1',
    [ids, now],
  )
}

/** Lets a term be worth nothing. */
export async function forgetValue(tx: Transaction, id: string): Promise<void> {
  await query(tx, z.unknown(), 'UPDATE subscription_terms SET value = 0 WHERE id = $1 RETURNING 1', [id])
}

/** Stores other times of terms. */
export async function moveTerms(tx: Transaction, moved: readonly Term[]): Promise<void> {
  for (const { id, anchor, fromMonth, toMonth } of moved)
    await query(
      tx,
      z.unknown(),
      'UPDATE subscription_terms SET anchor = $2, from_month = $3, to_month = $4 WHERE id = $1 RETURNING 1',
      [id, anchor, fromMonth, toMonth],
    )
}
