import type { Sequelize } from 'sequelize'

import { initOutboxModel } from '#api/kit/outbox/model.ts'
import { initResultModel } from '#api/services/actions/model.ts'
import { initDocumentImageModel } from '#api/services/images/model.ts'
import { initOutboundEmailModel } from '#api/services/outbound-email/model.ts'
import { initSiteSettingsModel } from '#api/services/site/model.ts'

import { features } from './features.ts'

/** The models that features share. */
const SHARED = [
  initDocumentImageModel,
  initSiteSettingsModel,
  initOutboundEmailModel,
  initResultModel,
  initOutboxModel,
]

/** Binds every model to the database. Call it once, before the first query. */
export function initModels(sequelize: Sequelize): void {
  for (const init of [...features.flatMap(({ models }) => models ?? []), ...SHARED]) init(sequelize)
}
