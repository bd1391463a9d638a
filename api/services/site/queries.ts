import type { Transaction } from 'sequelize'
import * as z from 'zod/mini'

import { SiteSettingsModel } from '#api/services/site/model.ts'
import { siteSettings, type SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

/** The settings as an admin left them; what an older row does not have yet is the default. */
export async function readSiteSettings(tx: Transaction | null = null): Promise<SiteSettings> {
  const row = await SiteSettingsModel.findByPk(1, { transaction: tx })
  return siteSettings.parse({ ...defaultSiteSettings, ...z.partial(siteSettings).parse(row?.settings ?? {}) })
}
