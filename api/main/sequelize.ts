import { Sequelize } from 'sequelize'

import { initModels } from '#api/main/models.ts'
// Makes 64-bit counters numbers here too.
import '#platform/database/pool.ts'
import type { Logger } from '#platform/logger.ts'

/** The api's connection to its rows. Columns are snake_case, attributes camelCase. */
export function connectSequelize(url: string, logger: Logger): Sequelize {
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    logging: statement => logger.trace({ statement }),
    pool: { max: 15, acquire: 10_000 },
    define: { underscored: true },
  })
  initModels(sequelize)
  return sequelize
}
