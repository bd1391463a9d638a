import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { startApi } from '#api/main.ts'
import { createAccess } from '#platform/access/access.ts'
import { createAddressOf } from '#platform/address.ts'
import { InProcessBus } from '#platform/bus/in-process.ts'
import { Listener } from '#platform/database/listener.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { EnvironmentError, readEnvironment, type Environment } from '#platform/env.ts'
import { createLogger, type Logger } from '#platform/logger.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createOriginCheck } from '#platform/origin.ts'
import { sessionSecret } from '#platform/secret.ts'
import { createSessions } from '#platform/sessions.ts'
import { Shutdown } from '#platform/shutdown.ts'
import { startRealtime } from '#realtime/main.ts'
import { migrations } from '#schema/database/migrations.ts'

import { seed } from './seed.ts'

/** A reason not to start that is written for the person who started it. */
class StartError extends Error {
  override readonly name = 'StartError'
}

/** The one place that puts api and realtime together: one process, one port. */
async function serve(env: Environment, logger: Logger, shutdown: Shutdown): Promise<string> {
  const databaseUrl = env.DATABASE_URL ?? (await embeddedDatabase(env, logger, shutdown))
  const pool = createPool(databaseUrl, logger)
  shutdown.add('database connections', () => pool.end())
  await reachable(databaseUrl, () => pool.query('SELECT 1'))
  await migrate(pool, migrations)
  await seed(pool)

  const listener = new Listener(databaseUrl, logger)
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  const sessions = createSessions(pool, keptSecret(env), secure)
  shutdown.add('sessions', () => Promise.resolve(sessions.close()))
  const metrics = createMetrics(env.METRICS_TOKEN)
  const shared = {
    logger,
    sessions,
    listener,
    access: createAccess(pool, listener),
    bus: new InProcessBus(),
    isOwnOrigin: createOriginCheck(env.PUBLIC_URL),
  }
  const server = createServer()
  const pagesDir = path.resolve(import.meta.dirname, '../client')
  const api = await startApi({ ...shared, metrics, env, databaseUrl, secure, pagesDir, server })
  shutdown.add('api', () => api.close())
  shutdown.add('http requests', () => drained(server))
  const realtime = await startRealtime({
    ...shared,
    registry: metrics.registry,
    addressOf: createAddressOf(secure),
    pool,
    server,
    limitFactor: env.RATE_LIMIT_FACTOR,
  })
  shutdown.add('realtime', () => realtime.close())
  await listener.start()
  shutdown.add('notifications', () => listener.stop())

  const port = await listen(server, env)
  shutdown.add('new connections', () => stopAccepting(server))
  return env.PUBLIC_URL ?? `http://localhost:${port}`
}

async function embeddedDatabase(env: Environment, logger: Logger, shutdown: Shutdown): Promise<string> {
  const end = endWith(shutdown)
  const starting = startEmbeddedPostgres({
    dataDir: path.resolve(env.DATA_DIR),
    log: line => logger.debug({ line }, 'postgres'),
    onExit: error => {
      logger.fatal({ err: error }, 'the embedded database ended')
      end(1)
    },
  })
  // Also when the process is asked to end while it starts: PostgreSQL would go on without it.
  shutdown.add('embedded database', async () => {
    const database = await starting.catch(() => null)
    await database?.stop()
  })
  return (await starting).url
}

async function reachable(url: string, query: () => Promise<unknown>): Promise<void> {
  try {
    await query()
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new StartError(
      `The database ${host}${pathname} cannot be reached (DATABASE_URL): ${reasonOf(error)}`,
    )
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : String(error)

function keptSecret(env: Environment): string {
  try {
    return sessionSecret(env)
  } catch (error) {
    throw new StartError(`DATA_DIR (${path.resolve(env.DATA_DIR)}) cannot be used: ${reasonOf(error)}`)
  }
}

function listen(server: Server, env: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${env.PORT} is taken. Stop what is using it, or set PORT to another one.`)
          : new StartError(`HOST ${env.HOST} and PORT ${env.PORT} cannot be listened on: ${error.message}`),
      )
    })
    server.listen(env.PORT, env.HOST, () => {
      // A TCP server's address is an object.
      const address = server.address() as AddressInfo
      resolve(address.port)
    })
  })
}

function stopAccepting(server: Server): Promise<void> {
  server.close()
  server.closeIdleConnections()
  return Promise.resolve()
}

/** Waits until the last request is answered; after 5 s streams and kept-alive connections are cut. */
function drained(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), 5000)
  return new Promise(resolve => {
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
  })
}

/** Time that stopping may take after an error nobody foresaw, before the process ends as it is. */
const LAST_RESORT_MS = 15_000

/** Stops everything, then ends the process. */
const endWith = (shutdown: Shutdown) => (code: number) => {
  void shutdown.run().finally(() => process.exit(code))
}

/** A process never ends without saying why: for a signal, or for an error (or rejection) that nothing has caught. */
function endForAReason(logger: Logger, end: (code: number) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping')
      end(0)
    })
  }
  process.on('uncaughtException', error => {
    logger.fatal({ err: error }, 'an unexpected error: stopping')
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref()
    end(1)
  })
}

const isForUser = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof EnvironmentError || error instanceof EmbeddedPostgresError

async function main(): Promise<void> {
  try {
    process.loadEnvFile()
  } catch {
    // There need not be an .env file.
  }
  let env: Environment
  try {
    env = readEnvironment(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const logger = createLogger(env.LOG_LEVEL)
  const shutdown = new Shutdown(logger)
  endForAReason(logger, endWith(shutdown))
  try {
    console.log(`ready ${await serve(env, logger, shutdown)}`)
  } catch (error) {
    // Whoever asked it to end while it started has his reason.
    if (shutdown.begun) return
    if (isForUser(error)) console.error(error.message)
    else logger.fatal({ err: error }, 'could not start')
    await shutdown.run()
    process.exit(1)
  }
}

await main()
