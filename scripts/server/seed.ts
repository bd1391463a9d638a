import type { Pool } from 'pg'

import { PLAN_SEED } from '#schema/plans/seed.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

/** Inserts the plans and site settings of a new installation. Existing rows stay unchanged. */
export async function seed(pool: Pool): Promise<void> {
  for (const plan of PLAN_SEED) {
    const columns = Object.entries(plan).map(([field, value]) => ({
      name: COLUMN[field] ?? field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      value: Array.isArray(value) ? JSON.stringify(value) : value,
    }))
    await pool.query(
      `INSERT INTO plans (${columns.map(column => column.name).join(', ')})
       VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) ON CONFLICT DO NOTHING`,
      columns.map(column => column.value),
    )
  }
  await pool.query('INSERT INTO site_settings (id, settings) VALUES (1, $1) ON CONFLICT DO NOTHING', [
    JSON.stringify(defaultSiteSettings),
  ])
}

/** Columns whose name is not the field name in snake case. */
const COLUMN: Record<string, string> = { priceINR: 'price_inr', discountedPriceINR: 'discounted_price_inr' }
