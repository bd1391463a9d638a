import type { Pool } from 'pg'

import type { Bus } from '#platform/bus/bus.ts'
import { InProcessBus } from '#platform/bus/inProcess.ts'
import { replayOutbox } from '#platform/bus/outbox.ts'
import { RedisBus } from '#platform/bus/redis.ts'
import type { Logger } from '#platform/logger.ts'
import { RedisLink } from '#platform/redis/link.ts'
import type { Shutdown } from '#platform/shutdown.ts'
import type { Channel } from '#realtime/cluster/channel.ts'
import { RedisChannel } from '#realtime/cluster/redisChannel.ts'

/** How long to wait for Redis at the start. Without it, the process starts anyway. */
const PATIENCE_MS = 2000

/** The links between processes: events and, with several processes, edits and rate limits. */
export type Between = {
  bus: Bus
  channel?: Channel
  link?: RedisLink
  /** Returns the lag of the event reader in seconds. */
  streamLag: () => number
}

type Options = { redisUrl: string | undefined; pool: Pool; logger: Logger; shutdown: Shutdown }

/**
 * Connects the process to the others through Redis. Without Redis, events stay inside the process.
 */
export async function connectProcesses({ redisUrl: url, pool, logger, shutdown }: Options): Promise<Between> {
  if (url === undefined) return { bus: new InProcessBus(), streamLag: () => 0 }
  const link = new RedisLink(url, logger)
  shutdown.add('Redis', () => link.stop())
  await link.start(PATIENCE_MS)
  const bus = new RedisBus({ url, link, logger, replay: replayOutbox(pool) })
  const channel = await RedisChannel.create(url, logger)
  shutdown.add('channel', () => Promise.resolve(channel.stop()))
  channel.start()
  return { bus, link, channel, streamLag: () => bus.lagSeconds }
}
