import { Sequelize, type Options } from 'sequelize'

import { initModels } from '#api/main/models.ts'
import { limitTimes } from '#platform/database/limits.ts'
// Parses 64-bit counters as numbers here too.
import { CONNECT_TIMEOUT_MS } from '#platform/database/pool.ts'
import type { Logger } from '#platform/logger.ts'

/** The api's connection to the database. Columns are snake_case, attributes camelCase. */
export function connectSequelize(url: string, logger: Logger): Sequelize {
  const sequelize = new Sequelize({
    ...addressOf(url),
    dialect: 'postgres',
    logging: statement => logger.trace({ statement }),
    pool: { max: 15, acquire: 10_000 },
    define: { underscored: true },
  })
  sequelize.addHook('afterConnect', connection => limitTimes(connection))
  initModels(sequelize)
  return sequelize
}

/** Sequelize would parse the URL with `url.parse`, and Node 24 prints a warning for that. */
function addressOf(url: string): Options {
  const { hostname, port, pathname, username, password, searchParams } = new URL(url)
  return {
    // An IPv6 address is in brackets only inside a URL.
    host: searchParams.get('host') ?? hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(port && { port: Number(port) }),
    database: decodeURIComponent(pathname.slice(1)),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    dialectOptions: { ...Object.fromEntries(searchParams), connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
  }
}
