import type { Sequelize } from 'sequelize'

import { initUserModel } from '#api/features/auth/model.ts'
import { initOutboxModel } from '#api/outbox/model.ts'

/** Binds every model to the database; once, before the first query. */
export function initModels(sequelize: Sequelize): void {
  initUserModel(sequelize)
  initOutboxModel(sequelize)
}
