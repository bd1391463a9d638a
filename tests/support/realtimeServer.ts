import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { build } from 'esbuild'
import type { Pool } from 'pg'
import { Registry } from 'prom-client'

import { createAccess } from '#platform/access/access.ts'
import { InProcessBus } from '#platform/bus/inProcess.ts'
import { Listener } from '#platform/database/listener.ts'
import { createPool } from '#platform/database/pool.ts'
import { createLogger, type Logger } from '#platform/logger.ts'
import { createOriginCheck } from '#platform/origin.ts'
import { createSessions, SESSION_COOKIE } from '#platform/sessions.ts'
import { RedisChannel } from '#realtime/cluster/redisChannel.ts'
import { startRealtime } from '#realtime/main.ts'
import { createLogPools } from '#realtime/storage/pools.ts'
import { PostgresLog } from '#realtime/storage/postgres.ts'
import type { Role } from '#schema/sharing/roles.ts'

import { seed } from '../../scripts/server/seed.ts'
import { until } from './patience.ts'
import { migratedDatabase } from './postgres.ts'

export const SECRET = 'a secret for tests only'
const ROOT = join(import.meta.dirname, '../..')

export type TestUser = { id: string; cookie: string; sessionId: string }

/** Creates rows for a test directly in the database. */
export class World {
  readonly pool: Pool
  private readonly secret: string
  constructor(pool: Pool, secret: string) {
    this.pool = pool
    this.secret = secret
  }

  /** Creates a user with a session. */
  async user(firstName = 'Ada', lastName = 'Lovelace'): Promise<TestUser> {
    const id = randomUUID()
    await this.pool.query(
      `INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES ($1, $2, 'x', $3, $4)`,
      [id, `${id}@example.com`, firstName, lastName],
    )
    const sessionId = randomUUID()
    await this.pool.query(
      `INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, now() + interval '1 day')`,
      [
        sessionId,
        { cookie: { originalMaxAge: 86_400_000, httpOnly: true, path: '/' }, passport: { user: id } },
      ],
    )
    const signature = createHmac('sha256', this.secret).update(sessionId).digest('base64').replace(/=+$/, '')
    return { id, sessionId, cookie: `${SESSION_COOKIE}=${encodeURIComponent(`s:${sessionId}.${signature}`)}` }
  }

  async document(owner: TestUser): Promise<string> {
    const workspace = await this.pool.query(
      `INSERT INTO workspaces (owner_id, name) VALUES ($1, 'Mine')
       ON CONFLICT (owner_id) WHERE personal DO UPDATE SET name = excluded.name RETURNING id`,
      [owner.id],
    )
    const { id: workspaceId } = workspace.rows[0] as { id: string }
    const id = randomUUID()
    await this.pool.query(
      `INSERT INTO documents (id, workspace_id, owner_id, title) VALUES ($1, $2, $3, 'Notes')`,
      [id, workspaceId, owner.id],
    )
    return id
  }

  async member(document: string, user: TestUser, role: Role): Promise<void> {
    await this.pool.query(
      `INSERT INTO document_members (document_id, user_id, role) VALUES ($1, $2, $3)
       ON CONFLICT (document_id, user_id) DO UPDATE SET role = excluded.role`,
      [document, user.id, role],
    )
  }

  /** Creates a share code for the document. */
  async shareCode(document: string): Promise<string> {
    const code = randomUUID().replaceAll('-', '').slice(0, 10)
    await this.pool.query('INSERT INTO share_codes (code, document_id) VALUES ($1, $2)', [code, document])
    return code
  }

  async removeMember(document: string, user: TestUser): Promise<void> {
    await this.pool.query('DELETE FROM document_members WHERE document_id = $1 AND user_id = $2', [
      document,
      user.id,
    ])
  }
}

export type RealtimeServer = {
  world: World
  bus: InProcessBus
  port: number
  url: string
  databaseUrl: string
  /** Returns the number of documents that are open. */
  openRooms: () => Promise<number>
  /** Returns the number of TCP connections. */
  openConnections: () => Promise<number>
  /** Waits until messages of other processes arrive. */
  channelUp: () => Promise<void>
  stop: (options?: { keepDatabase: boolean }) => Promise<void>
  dropDatabase: () => Promise<void>
}

/** Starts the realtime server in this process with a temporary database. */
export async function startRealtimeServer(
  options: {
    limitFactor?: number
    bodyWorker?: URL
    guardWorker?: URL
    /** Default: a temporary one, dropped at the end. */
    databaseUrl?: string
    /** If set, servers on the same database and Redis share documents. */
    redisUrl?: string
    revisionActivityMs?: number
    /** Milliseconds after which access is checked again without a notification. Default: 30 s. */
    recheckMs?: number
    /** Default: one for standard error, silent unless LOG_LEVEL is set. */
    logger?: Logger
  } = {},
): Promise<RealtimeServer> {
  const { databaseUrl } = options
  const database = databaseUrl
    ? { url: databaseUrl, serversUrl: databaseUrl, drop: () => Promise.resolve() }
    : await migratedDatabase()
  const logger = options.logger ?? createLogger(process.env['LOG_LEVEL'] ?? 'silent')
  const owner = createPool(database.url, logger)
  const pool = createPool(database.serversUrl, logger)
  const logPools = createLogPools(database.serversUrl, logger)
  await seed(owner)
  const listener = new Listener(database.serversUrl, logger)
  const sessions = createSessions(pool, SECRET, false)
  const bus = new InProcessBus()
  const channel = options.redisUrl ? await RedisChannel.create(options.redisUrl, logger) : undefined
  channel?.start()
  const channelUp = () => until(() => channel?.isUp !== false, 'the channel is up')
  await channelUp()
  const registry = new Registry()
  const server = createServer((_request, response) => response.writeHead(404).end())
  const realtime = await startRealtime({
    server,
    pool,
    logPools,
    sessions,
    access: createAccess(pool, listener, options.recheckMs),
    bus,
    listener,
    logger,
    isOwnOrigin: createOriginCheck(undefined),
    ...(channel ? { channel } : {}),
    registry,
    limitFactor: options.limitFactor ?? 100,
    bodyWorker: options.bodyWorker ?? (await bundled(BODY_WORKER)),
    guardWorker: options.guardWorker ?? (await bundled(GUARD_WORKER)),
    ...(options.revisionActivityMs && { revisionActivityMs: options.revisionActivityMs }),
  })
  await listener.start()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    world: new World(owner, SECRET),
    bus,
    port,
    url: `ws://127.0.0.1:${port}/collab`,
    databaseUrl: database.url,
    async openRooms() {
      const found = await registry.getSingleMetric('bluepencil_collab_rooms')?.get()
      return found?.values[0]?.value ?? 0
    },
    openConnections: () => promisify(server.getConnections.bind(server))(),
    channelUp,
    dropDatabase: () => database.drop(),
    async stop({ keepDatabase } = { keepDatabase: false }) {
      await realtime.close()
      channel?.stop()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      sessions.close()
      await listener.stop()
      await Promise.all([owner.end(), pool.end(), logPools.end()])
      if (!keepDatabase) await database.drop()
    },
  }
}

/** Returns the update log over a pool, for tests that look into it. */
export const logOn = (pool: Pool): PostgresLog =>
  new PostgresLog(
    pool,
    { appends: pool, snapshots: pool, acts: pool, end: () => Promise.resolve() },
    createLogger('silent'),
  )

const BODY_WORKER = 'realtime/projection/body.worker.ts'
const GUARD_WORKER = 'realtime/guard/guard.worker.ts'

/** Bundles a worker like the build, where its imports resolve. */
async function bundled(entry: string): Promise<URL> {
  const outfile = join(ROOT, `node_modules/.cache/bluepencil/${basename(entry, '.ts')}-${process.pid}.js`)
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  })
  return pathToFileURL(outfile)
}
