import { afterAll, beforeAll } from 'vitest'

import { RedisBus } from '#platform/bus/redis.ts'
import { createLogger } from '#platform/logger.ts'
import { RedisLink } from '#platform/redis/link.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'

import { busContract } from './bus.ts'

let redis: RedisServer

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.dispose())

const logger = createLogger('silent')

busContract('the bus over Redis', async capacity => {
  const link = new RedisLink(redis.url, logger)
  await link.start(5000)
  await link.use(client => client.flushAll())
  const replay = async function* () {}
  const bus = new RedisBus({ url: redis.url, link, logger, replay, capacity })
  return { bus, close: () => link.stop() }
})
