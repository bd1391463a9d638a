import { Client } from 'pg'
import { Sequelize, type Options } from 'sequelize'
import { z } from 'zod'

import { initModels } from '#api/main/models.ts'
import { limitTimes } from '#platform/database/limits.ts'
import type { PoolMetrics } from '#platform/database/metrics.ts'
// Parses 64-bit counters as numbers here too.
import { CONNECT_TIMEOUT_MS } from '#platform/database/pool.ts'
import { timeCalls } from '#platform/database/timeCalls.ts'
import type { Logger } from '#platform/logger.ts'

/** The api's connection to the database. Columns are snake_case, attributes camelCase. */
export function connectSequelize(url: string, logger: Logger, metrics: PoolMetrics | null = null): Sequelize {
  const sequelize = new Sequelize({
    ...addressOf(url),
    dialect: 'postgres',
    logging: statement => logger.trace({ statement }),
    pool: { max: 15, acquire: 10_000 },
    define: { underscored: true },
  })
  sequelize.addHook('afterConnect', connection => limitTimes(connection))
  if (metrics) observe(sequelize, metrics)
  initModels(sequelize)
  return sequelize
}

const poolCounts = z.object({ pool: z.object({ waiting: z.number(), size: z.number() }) })

function observe(sequelize: Sequelize, metrics: PoolMetrics): void {
  const { connectionManager } = sequelize
  const { waited, queried } = metrics.add('api', () => {
    const { waiting, size } = poolCounts.parse(connectionManager).pool
    return { waiting, open: size }
  })
  timeCalls(connectionManager, 'getConnection', waited)
  sequelize.addHook('afterConnect', connection => {
    if (connection instanceof Client) timeCalls(connection, 'query', queried)
  })
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
