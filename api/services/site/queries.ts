import type { Transaction } from 'sequelize'
import * as z from 'zod/mini'

import { SiteSettingsModel } from '#api/services/site/model.ts'
import { siteSettings, type SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

/** Returns the settings. Older rows may lack some, which then have their defaults. */
export async function readSiteSettings(tx: Transaction | null = null): Promise<SiteSettings> {
  const row = await SiteSettingsModel.findByPk(1, { transaction: tx })
  return siteSettings.parse({ ...defaultSiteSettings, ...z.partial(siteSettings).parse(row?.settings ?? {}) })
}
