import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { migrations } from '#schema/database/migrations.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { emptyDatabase } from '#tests/support/postgres.ts'

import { seed } from '../../scripts/server/seed.ts'

/** Users by their plan, and the plan and the start of their only paid month. */
const PEOPLE = [
  { name: 'free', plan: 'free', paid: null, began: null, given: null },
  { name: 'granted', plan: 'pro', paid: null, began: null, given: 'pro' },
  { name: 'payer', plan: 'premium', paid: 'premium', began: '1 day', given: null },
  { name: 'in grace', plan: 'premium', paid: 'premium', began: '1 month', given: null },
  { name: 'payer with a higher grant', plan: 'pro', paid: 'premium', began: '1 day', given: 'pro' },
  {
    name: 'granted after an old month',
    plan: 'premium',
    paid: 'premium',
    began: '90 days',
    given: 'premium',
  },
  {
    name: 'payer whose month ended while the product was stopped',
    plan: 'premium',
    paid: 'premium',
    began: '90 days',
    due: '62 days',
    given: null,
  },
] satisfies {
  name: string
  plan: string
  paid: string | null
  began: string | null
  due?: string
  given: string | null
}[]

test('plans that were granted before terms existed, or in addition to them, stay', async () => {
  const database = await emptyDatabase()
  const pool = createPool(database.url, silent)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  const at = migrations.findIndex(({ name }) => name === '0055-refunds-and-given-plans')
  await migrate(pool, migrations.slice(0, at))
  await seed(pool)
  for (const { name, plan, paid, began, due } of PEOPLE)
    await pool.query(
      `WITH who AS (
         INSERT INTO users (email, first_name, last_name, plan_name)
         VALUES (gen_random_uuid() || '@example.org', $1, 'User', $2) RETURNING id
       ), bought AS (
         INSERT INTO orders (id, user_id, request_hash, plan_name, billing_period, price, credit, credited, phone,
           is_demo, state, payment_id, paid_at, created_at)
         SELECT 'BP ' || $1, id, '', $3, 'monthly', 49900, 0, '[]', '', false, 'paid', 'pay ' || $1, now(), now()
         FROM who WHERE $3::text IS NOT NULL RETURNING id, user_id
       ), noted AS (INSERT INTO payment_ledger (order_id, amount) SELECT id, 49900 FROM bought),
       place AS (INSERT INTO subscriptions (user_id, due_at) SELECT user_id, now() - $5::interval FROM bought)
       INSERT INTO subscription_terms (id, user_id, plan_name, value, is_demo, anchor, from_month, to_month)
       SELECT id, user_id, $3, 49900, false, now() - $4::interval, 0, 1 FROM bought`,
      [name, plan, paid, began, due ?? null],
    )
  await migrate(pool, migrations)
  const { rows } = await pool.query(
    `SELECT first_name AS name, given_plan AS given FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id`,
  )
  const found = z.array(z.object({ name: z.string(), given: z.string().nullable() })).parse(rows)
  expect(found.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    PEOPLE.map(({ name, given }) => ({ name, given })).toSorted((a, b) => a.name.localeCompare(b.name)),
  )
  const ledger = await pool.query('SELECT order_id, payment_id FROM payment_ledger')
  for (const { order_id, payment_id } of z
    .array(z.object({ order_id: z.string(), payment_id: z.string() }))
    .parse(ledger.rows))
    expect(payment_id).toBe(order_id.replace('BP', 'pay'))
})
