import { readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { startApi } from '#api/main/main.ts'
import { createAccess } from '#platform/access/access.ts'
import { ActivityRecorder } from '#platform/activity/recorder.ts'
import { createAddressOf } from '#platform/address.ts'
import { Listener } from '#platform/database/listener.ts'
import { createPool } from '#platform/database/pool.ts'
import { urlsIn, type DatabaseUrls } from '#platform/database/urls.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { isSecure, proxiesOf, readEnvironment, type Environment } from '#platform/env.ts'
import { loadEnvFile } from '#platform/env/file.ts'
import { requireFreeSpace } from '#platform/freeSpace.ts'
import { setBaseHeaders } from '#platform/headers.ts'
import { createHealth, sendJson, type Check } from '#platform/health.ts'
import { createLogger, type Logger } from '#platform/logger.ts'
import { createMetrics } from '#platform/metrics.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { createOriginCheck } from '#platform/origin.ts'
import { createSecretBox } from '#platform/secretBox.ts'
import { observeServer } from '#platform/serverMetrics.ts'
import { createSessions } from '#platform/sessions.ts'
import { Shutdown } from '#platform/shutdown.ts'
import { startWatchdog } from '#platform/watchdog.ts'
import { startRealtime } from '#realtime/main.ts'
import { createLogPools } from '#realtime/storage/pools.ts'

import { connectProcesses } from './lib/between.ts'
import { prepareDatabase } from './lib/database.ts'
import { drained, listen, stopAccepting, serverBehind } from './lib/listen.ts'

/**
 * The address of the product, and the link that appoints the first administrator while there is
 * none.
 */
type Started = { address: string; firstAdmin: string | null }

/**
 * Composes api and realtime in one process, on one port, with one role or both. This is the only
 * place that knows both.
 */
async function serve(env: Environment, logger: Logger, shutdown: Shutdown): Promise<Started> {
  const urls = urlsIn(env) ?? (await embeddedDatabase(env, logger, shutdown))
  const { secret, isAuditGuarded } = await prepareDatabase(urls, env, logger)
  const databaseUrl = urls.servers
  const pool = createPool(databaseUrl, logger)
  const metrics = createMetrics(env.METRICS_TOKEN)
  metrics.pools?.observe('shared', pool)
  shutdown.add('database connections', () => pool.end())

  const listener = new Listener(databaseUrl, logger)
  const secure = isSecure(env)
  const sessions = createSessions(pool, secret, secure)
  shutdown.add('sessions', () => Promise.resolve(sessions.close()))
  const {
    bus,
    channel,
    link: redis,
    streamLag,
  } = await connectProcesses({
    redisUrl: env.REDIS_URL,
    pool,
    logger,
    shutdown,
  })
  const activity = new ActivityRecorder({ pool, bus, logger })
  shutdown.add('activity', () => activity.close())
  observeServer(metrics.registry, {
    version: productVersion(),
    role: env.ROLE,
    dataDir: path.resolve(env.DATA_DIR),
    pool,
    listener,
    redis,
  })
  const needed: Record<string, Check> = { database: () => pool.query('SELECT 1') }
  if (env.DATABASE_URL === undefined) needed['disk'] = () => requireFreeSpace(env.DATA_DIR)
  // Without Redis, processes poll the database.
  const health = createHealth({ needed, helpful: { bus: () => bus.check() } })
  const shared = {
    logger,
    sessions,
    listener,
    bus,
    isOwnOrigin: createOriginCheck(env.PUBLIC_URL),
  }
  const server = serverBehind(proxiesOf(env))
  let firstAdminLink: (() => Promise<string | null>) | null = null
  let stopWork = (): void => undefined
  if (env.ROLE === 'realtime') {
    server.on('request', (request, response) => {
      if (!metrics.handle(request, response) && !health.handle(request, response))
        sendJson(response, 404, { success: false, message: 'There is nothing here.', code: 'NOT_FOUND' })
    })
  } else {
    const limits = { factor: env.RATE_LIMIT_FACTOR, ...(redis && { link: redis }) }
    const pages = path.resolve(import.meta.dirname, '../client')
    const extension = path.resolve(import.meta.dirname, '../extension')
    const secretBox = createSecretBox(secret)
    const options = {
      ...shared,
      activity,
      metrics,
      health,
      limits,
      env,
      databaseUrl,
      secure,
      secretBox,
      pages,
      extension,
      server,
    }
    const api = await startApi(options)
    shutdown.add('api', () => api.close())
    firstAdminLink = () => api.firstAdminLink()
    stopWork = () => api.stopWork()
  }
  shutdown.add('http requests', () => drained(server, stopWork))
  if (env.ROLE !== 'api') {
    const logPools = createLogPools(databaseUrl, logger)
    shutdown.add('connections of the update log', () => logPools.end())
    metrics.pools?.observe('log', logPools.appends)
    metrics.pools?.observe('snapshots', logPools.snapshots)
    const realtime = await startRealtime({
      ...shared,
      registry: metrics.registry,
      addressOf: createAddressOf(proxiesOf(env)),
      pool,
      logPools,
      access: createAccess(pool, listener, env.ACCESS_RECHECK_SECONDS * 1000),
      server,
      limitFactor: env.RATE_LIMIT_FACTOR,
      ...(channel && { channel }),
      streamLag,
    })
    shutdown.add('realtime', () => realtime.close())
    needed['edits'] = () => realtime.requireStoring()
  }
  // Runs before all other handlers: Socket.IO answers without calling them.
  server.prependListener('request', setBaseHeaders(secure))
  await listener.start()
  shutdown.add('notifications', () => listener.stop())

  // Clients that connect from here on miss no event. If the bus is down, the process still starts
  // and reports that it is not ready.
  await bus.check().catch((error: unknown) => logger.warn({ err: error }, 'events cannot be carried yet'))
  const port = await listen(server, env)
  shutdown.add('new connections', () => stopAccepting(server))
  if (!isAuditGuarded)
    logger.warn(
      'only triggers guard the audit, since the role in DATABASE_URL owns the tables: set DATABASE_ADMIN_URL to it, and DATABASE_URL to another role',
    )
  const stopWatching = startWatchdog()
  shutdown.add('watchdog', () => Promise.resolve(stopWatching()))
  // Only the operator reads the output of an embedded installation.
  const link = env.DATABASE_URL === undefined ? await firstAdminLink?.() : null
  return { address: env.PUBLIC_URL ?? `http://localhost:${port}`, firstAdmin: link ?? null }
}

/** Returns the version in package.json, which is above this file and above its bundle. */
function productVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../package.json')
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}

async function embeddedDatabase(env: Environment, logger: Logger, shutdown: Shutdown): Promise<DatabaseUrls> {
  const end = endWith(shutdown)
  const starting = startEmbeddedPostgres({
    dataDir: path.resolve(env.DATA_DIR),
    log: line => logger.debug({ line }, 'postgres'),
    onExit: error => {
      logger.fatal({ err: error }, 'the embedded database ended')
      end(1)
    },
  })
  // Also needed if the process is stopped while it starts: PostgreSQL would outlive it.
  shutdown.add('embedded database', async () => {
    const database = await starting.catch(() => null)
    await database?.stop()
  })
  const { url, serversUrl } = await starting
  return { servers: serversUrl, owner: url }
}

/** Maximum shutdown time after an unexpected error. Then the process exits immediately. */
const LAST_RESORT_MS = 15_000

/** Stops everything, then exits. */
const endWith = (shutdown: Shutdown) => (code: number) => {
  void shutdown.run().finally(() => process.exit(code))
}

/**
 * Logs the reason before the process exits: a signal, an uncaught error, or an unhandled rejection.
 */
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

async function main(): Promise<void> {
  let env: Environment
  try {
    loadEnvFile()
    env = readEnvironment(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const logger = createLogger(env.LOG_LEVEL)
  const shutdown = new Shutdown(logger)
  endForAReason(logger, endWith(shutdown))
  try {
    const { address, firstAdmin } = await serve(env, logger, shutdown)
    if (firstAdmin !== null) console.log(`first administrator: ${firstAdmin}`)
    console.log(`ready ${address}`)
  } catch (error) {
    // Shutdown was requested during startup: exit quietly.
    if (shutdown.begun) return
    if (error instanceof OperatorError) console.error(error.message)
    else logger.fatal({ err: error }, 'could not start')
    await shutdown.run()
    process.exit(1)
  }
}

await main()
