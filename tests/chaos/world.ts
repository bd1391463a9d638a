import { startProduct, type Product } from '#tests/support/product.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'
import { RestartablePostgres } from '#tests/support/restartablePostgres.ts'

import { mountSmallDisk, type SmallDisk } from './disk.ts'
import { startEntrance, type Entrance } from './entrance.ts'

/** Two api and two realtime processes behind a proxy, on a PostgreSQL and a Redis that can fail. */
export type ChaosWorld = {
  postgres: RestartablePostgres
  /** The disk of PostgreSQL, where this user may mount one. */
  disk: SmallDisk | null
  redis: RedisServer
  apis: Product[]
  realtimes: Product[]
  entrance: Entrance
  dispose: () => Promise<void>
}

const PROCESSES = [0, 1]

export async function startChaosWorld(): Promise<ChaosWorld> {
  const disk = mountSmallDisk()
  const postgres = new RestartablePostgres(disk?.path)
  await postgres.start()
  const redis = await startRedis({ appendOnly: true })
  const start = (role: string) =>
    startProduct({
      env: {
        ROLE: role,
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        SESSION_SECRET: 'the same for every process of a test',
        TRUST_PROXY: '1',
      },
    })
  const apis = await Promise.all(PROCESSES.map(() => start('api')))
  const realtimes = await Promise.all(PROCESSES.map(() => start('realtime')))
  const entrance = await startEntrance({
    apis: apis.map(({ url }) => url),
    realtimes: realtimes.map(({ url }) => url),
  })
  return {
    postgres,
    disk,
    redis,
    apis,
    realtimes,
    entrance,
    async dispose() {
      await entrance.close()
      await Promise.all([...apis, ...realtimes].map(product => product.dispose()))
      await redis.dispose()
      await postgres.dispose()
      disk?.unmount()
    },
  }
}
