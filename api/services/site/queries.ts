import type { Transaction } from 'sequelize'
import * as z from 'zod/mini'

import { query } from '#api/kit/query.ts'
import { SiteSettingsModel } from '#api/services/site/model.ts'
import { siteSettings, type SiteMetrics, type SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

/** Returns the settings. Older rows may lack some, which then have their defaults. */
export async function readSiteSettings(tx: Transaction | null = null): Promise<SiteSettings> {
  const row = await SiteSettingsModel.findByPk(1, { transaction: tx })
  return siteSettings.parse({ ...defaultSiteSettings, ...z.partial(siteSettings).parse(row?.settings ?? {}) })
}

/** The part of the row that not everyone reads. */
const decisions = z.object({ metricsDecided: z._default(z.boolean(), false) })

type DecidedMetrics = { metrics: SiteMetrics; decided: boolean }

/** Returns the numbers of the landing page, and whether an administrator decided on them. */
export async function readMetrics(tx: Transaction | null = null): Promise<DecidedMetrics> {
  const row = await SiteSettingsModel.findByPk(1, { transaction: tx })
  const { metrics } = await readSiteSettings(tx)
  return { metrics, decided: decisions.parse(row?.settings ?? {}).metricsDecided }
}

/** Stores the decision of an administrator on the numbers of the landing page. */
export async function decideMetrics(tx: Transaction, metrics: SiteMetrics): Promise<DecidedMetrics> {
  await query(
    tx,
    z.unknown(),
    `INSERT INTO site_settings (id, settings) VALUES (1, $1::jsonb)
     ON CONFLICT (id) DO UPDATE SET settings = site_settings.settings || excluded.settings RETURNING 1`,
    [JSON.stringify({ metrics, metricsDecided: true })],
  )
  return readMetrics(tx)
}
