import type { IncomingMessage, Server } from 'node:http'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import type { Registry } from 'prom-client'

import type { Access } from '#platform/access/access.ts'
import { createAddressOf, type AddressOf } from '#platform/address.ts'
import type { Bus } from '#platform/bus/bus.ts'
import type { Listener } from '#platform/database/listener.ts'
import type { Logger } from '#platform/logger.ts'
import type { Sessions } from '#platform/sessions.ts'
import { Tarpit } from '#platform/tarpit.ts'
import { WorkerPool, workerScript } from '#platform/workers.ts'
import { presenceCounted } from '#schema/activity/contract.ts'
import { CLOSE } from '#schema/collab/protocol.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'

import { BodyReader } from './body/reader.ts'
import type { Channel } from './cluster/channel.ts'
import { Cluster } from './cluster/cluster.ts'
import { startCommandWorker } from './commands/worker.ts'
import { createDiscussionReader, followDiscussions } from './events/discussions.ts'
import { serveEvents } from './events/serve.ts'
import { Attempts } from './gate/attempts.ts'
import { Authorizer } from './gate/authorizer.ts'
import { ConnectionManager } from './gate/connectionManager.ts'
import { serveCollab } from './gate/upgrade.ts'
import { Guard } from './guard/guard.ts'
import { BROADCAST_SPACING_MS, limitsOf } from './limits.ts'
import { LivePresence } from './live/presence.ts'
import { RealtimeMetrics } from './metrics.ts'
import { BodyMaintainer } from './projection/maintainer.ts'
import { createProjectionStore } from './projection/store.ts'
import { StorageBudgets } from './quota/budgets.ts'
import { AutomaticRevisions } from './revisions/automatic.ts'
import { RoomRegistry, newProcessName } from './room/registry.ts'
import type { LogPools } from './storage/pools.ts'
import { PostgresLog } from './storage/postgres.ts'

/** Longest time of one request to a body worker. */
const WORKER_TIMEOUT_MS = 15_000
/** Long updates are rare, and leave garbage of many times their bytes. */
const READER_IDLE_MS = 3000
/** So long, the bodies stay decoded in which nothing is suggested. */
const JUDGE_IDLE_MS = 5 * 60_000
/** Largest heap of a thread. A body of 8 MB in single characters takes nearly all of it. */
const HEAP_MB = 512
/** Longest time that closing spends on outdated projections. */
const LAST_WORK_MS = 5000
/** Time for clients to receive the close frames. */
const GOODBYE_MS = 200

export type RealtimeOptions = {
  /** Must have its request listeners already: Socket.IO puts itself in front of them. */
  server: Server
  pool: Pool
  logPools: LogPools
  sessions: Sessions
  access: Access
  bus: Bus
  /** Starts after realtime. */
  listener: Listener
  logger: Logger
  isOwnOrigin: (request: IncomingMessage) => boolean
  /** Default: the remote address of the connection. */
  addressOf?: AddressOf
  /** Multiplies every limit. */
  limitFactor: number
  /** Connects processes that have the same document open. Absent in a single process. */
  channel?: Channel
  /** The registry of the metrics. */
  registry?: Registry
  /** Seconds that the bus reader is behind the newest event. Absent if it cannot be behind. */
  streamLag?: () => number
  /** The built body worker. Default: where the build puts it. */
  bodyWorker?: URL
  /** The built worker that judges suggestions. Default: where the build puts it. */
  guardWorker?: URL
  /** Milliseconds of activity after which a revision is kept. Default: 10 minutes. */
  revisionActivityMs?: number
}

export type Realtime = {
  /** Rejects while edits that were received cannot be stored. */
  requireStoring(): Promise<void>
  close(): Promise<void>
}

/** Starts collaboration on `/collab/<room>` and Socket.IO's rooms on an HTTP server. */
export async function startRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { server, pool, sessions, access, bus, listener, logger, isOwnOrigin, channel } = options
  const addressOf = options.addressOf ?? createAddressOf(0)
  const limits = limitsOf(options.limitFactor)
  const metrics = new RealtimeMetrics(options.registry)
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
  const script = options.bodyWorker ?? workerScript('body')
  const workers = new WorkerPool(script, threads, WORKER_TIMEOUT_MS, {
    heapMb: HEAP_MB,
    isBackground: true,
  })
  // A thread for itself: someone waits for an acknowledgment, no one for a projection.
  const readers = new WorkerPool(script, 1, WORKER_TIMEOUT_MS, {
    idleMs: READER_IDLE_MS,
    heapMb: HEAP_MB,
  })
  const reader = new BodyReader(readers)
  // One thread, which keeps bodies decoded.
  const judges = new WorkerPool(options.guardWorker ?? workerScript('guard'), 1, WORKER_TIMEOUT_MS, {
    idleMs: JUDGE_IDLE_MS,
    heapMb: HEAP_MB,
  })
  const log = new PostgresLog(pool, options.logPools, logger)
  const quota = new StorageBudgets(pool, options.limitFactor, logger)
  const stopOwners = quota.followOwners(access)
  const bodies = new BodyMaintainer({
    log,
    store: createProjectionStore(pool),
    workers,
    threads,
    logger,
    metrics,
    onQuarantine: doc => rooms.close(doc, CLOSE.quarantined),
    onStored: doc => cluster?.stored(doc),
  })
  const cluster = channel ? new Cluster({ process: newProcessName(), channel, log, logger }) : null
  const lifecycle = new AutomaticRevisions({ bodies, pool, logger, activityMs: options.revisionActivityMs })
  const rooms: RoomRegistry = new RoomRegistry({
    log,
    reader,
    guard: new Guard(judges),
    lifecycle,
    logger,
    cluster,
    metrics,
    quota,
    readDiscussion: createDiscussionReader(pool),
    broadcastSpacingMs: BROADCAST_SPACING_MS,
  })
  const stopDiscussions = followDiscussions(bus, rooms)
  const commands = startCommandWorker({
    pool,
    listener,
    logger,
    tools: { log, reader, bodies, rooms, quota },
  })
  const tarpit = new Tarpit(options.limitFactor)
  const connections = new ConnectionManager({
    authorizer: new Authorizer(pool, sessions, access, new Attempts(limits.shareAttempts)),
    rooms,
    access,
    limits,
    logger,
    metrics,
    tarpit,
    quarantine: (doc, reason) => bodies.quarantine(doc, reason),
  })
  const stopCollab = serveCollab({
    server,
    connections,
    isOwnOrigin,
    addressOf,
    logger,
    metrics,
    tarpit,
  })
  const events = serveEvents({
    server,
    sessions,
    access,
    bus,
    logger,
    isOwnOrigin,
    addressOf,
    limits,
    metrics,
    tarpit,
  })
  const live = new LivePresence({
    pool,
    logger,
    people: () => events.people,
    documents: () => rooms.all.filter(room => !room.isEmpty).map(({ id }) => id),
    isWatched: () => events.isFollowed(ADMIN_ROOM),
    show: (value, revision) =>
      events.send({
        id: '',
        name: presenceCounted.name,
        key: 'all',
        revision,
        value,
        rooms: [ADMIN_ROOM],
      }),
  })
  metrics.read({
    connections: () => connections.census(),
    rooms: () => rooms.all.length,
    waitingBytes: () => log.waitingBytes,
    oldestUnstored: () => log.oldestWaiting,
    sockets: () => events.size,
    streamLag: options.streamLag ?? (() => 0),
  })
  const catchingUp = bodies.catchUp().catch((error: unknown) => {
    logger.warn({ err: error }, 'outdated projections could not be updated')
  })

  return {
    requireStoring: () => log.requireStoring(),
    async close() {
      log.stopRetrying()
      connections.close()
      // A command that is cut off is rolled back, and done by the next process.
      await Promise.race([commands.stop(), sleep(LAST_WORK_MS, null, { ref: false })])
      await Promise.all([events.close(), stopDiscussions(), live.close()])
      await Promise.race([
        Promise.all([rooms.finish(), catchingUp]),
        sleep(LAST_WORK_MS, null, { ref: false }),
      ])
      await Promise.all(rooms.all.map(room => room.settled()))
      stopOwners()
      cluster?.close()
      await sleep(GOODBYE_MS)
      stopCollab()
      await Promise.all([workers.close(), readers.close(), judges.close()])
    },
  }
}
