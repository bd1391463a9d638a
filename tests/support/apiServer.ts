import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

import { Pool } from 'pg'
import type { Sequelize } from 'sequelize'

import { createInvoicePrinter } from '#api/features/invoices/pdf/printer.ts'
import { languageToolApi } from '#api/features/languagetool/routes.ts'
import { createUrls } from '#api/kit/urls.ts'
import { apiRoutes, createApp } from '#api/main/app.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createStoredBodies } from '#api/services/bodies/reader.ts'
import type { ApiContext } from '#api/services/context.ts'
import { createEngine, type Engine } from '#api/services/engine/engine.ts'
import { startPayments } from '#api/services/payments/start.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import { InProcessBus } from '#platform/bus/inProcess.ts'
import { createPool } from '#platform/database/pool.ts'
import { readEnvironment } from '#platform/env.ts'
import { createHealth } from '#platform/health.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createOriginCheck } from '#platform/origin.ts'
import { createSecretBox } from '#platform/secretBox.ts'
import { createSessions } from '#platform/sessions.ts'
import { Tarpit } from '#platform/tarpit.ts'

import { apiDatabase, silent, type ApiDatabase } from './apiDatabase.ts'
import { routesOf } from './routes.ts'

export type ApiServer = ApiDatabase & {
  databaseUrl: string
  dataDir: string
  /** Returns the number of TCP connections. */
  openConnections: () => Promise<number>
}

/** Nothing is built where only the api is tested. */
const NO_PAGES = 'no pages'
const NO_EXTENSION = 'no extension'

/** Starts the HTTP side of the product in this process, with the test's own engine if needed. */
export async function apiServer(
  engine: Engine = createEngine(),
  provider: Provider | null = null,
): Promise<ApiServer> {
  const db = await apiDatabase()
  const pool = createPool(db.serversUrl, silent, { size: 5 })
  const sessions = createSessions(pool, SECRET, false)
  const context = contextOf(db.sequelize, {
    engine,
    provider,
    sessions,
  })
  const server = createServer(createApp(context, NO_PAGES))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return {
    ...db,
    url: `http://localhost:${port}`,
    databaseUrl: db.url,
    // All data is in the database.
    dataDir: '',
    openConnections: () => promisify(server.getConnections.bind(server))(),
    async close() {
      server.closeAllConnections()
      server.close()
      sessions.close()
      await pool.end()
      await db.close()
    },
  }
}

const SECRET = 'a secret of the tests'

const contextOf = (
  sequelize: Sequelize,
  parts: Pick<ApiContext, 'engine' | 'provider' | 'sessions'>,
): ApiContext => ({
  ...parts,
  env: readEnvironment({ RATE_LIMIT_FACTOR: '1000' }),
  logger: silent,
  metrics: createMetrics(),
  health: createHealth({ needed: {}, helpful: {} }),
  limits: { factor: 1000 },
  loopDelay: { milliseconds: 0, stop: () => undefined },
  tarpit: new Tarpit(1000),
  sequelize,
  bus: new InProcessBus(),
  storedBodies: createStoredBodies(),
  invoicePrinter: createInvoicePrinter(),
  isOwnOrigin: createOriginCheck(undefined),
  urls: createUrls(() => 'http://localhost'),
  extension: NO_EXTENSION,
  google: null,
  secretBox: createSecretBox(SECRET),
  payments: startPayments(
    readEnvironment({}),
    createUrls(() => 'http://localhost'),
    createSecretBox(SECRET),
  ),
  secure: false,
})

/** Returns every call under /api, as `GET /documents/:id`, without starting anything. */
export function apiRouteList(): string[] {
  const context = disconnected()
  return routesOf(apiRoutes(context, context.sessions.middleware))
}

/** Returns every served call, as `GET /api/documents/:id`, without starting anything. */
export function servedRoutes(): string[] {
  const wiring = {
    limits: { factor: 1 },
    isReauthenticated: () => false,
    staysAdministrator: () => true,
    checkAnswers: true,
  }
  const languageTool = routesOf(languageToolApi(disconnected(), wiring))
  return [
    ...apiRouteList().map(route => route.replace(' ', ' /api')),
    // Preflights of browsers are not endpoints.
    ...languageTool.filter(route => !route.startsWith('OPTIONS ')).map(route => route.replace(' ', ' /v2')),
  ]
}

/** Returns the parts of a product that never connects to anything. */
function disconnected(): ApiContext {
  const never = new Pool()
  const sequelize = connectSequelize('postgres://localhost/never-asked', silent)
  const sessions = createSessions(never, SECRET, false)
  sessions.close()
  return contextOf(sequelize, { engine: createEngine(), provider: null, sessions })
}
