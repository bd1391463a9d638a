import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createProxy, inTurns } from '../../scripts/server/lib/proxy.ts'
import { migratedDatabase } from './postgres.ts'
import { startProduct, type Product } from './product.ts'
import { startRedis, type RedisServer } from './redis.ts'

/**
 * Several processes of the built product on one database and one Redis, behind proxies, like
 * docker-compose.yml.
 */
export type Topology = {
  /** The proxy that uses the processes in turn. */
  url: string
  /** One proxy per realtime process. It uses the others only while that process is dead. */
  entrances: string[]
  databaseUrl: string
  redis: RedisServer
  apis: Product[]
  realtimes: Product[]
  dispose: () => Promise<void>
}

type Options = { apis?: number; realtimes?: number; env?: Record<string, string>; appendOnly?: boolean }

/** Starts api and realtime processes, each on a fixed port over restarts. */
export async function startTopology(options: Options = {}): Promise<Topology> {
  const { apis: apiCount = 2, realtimes: realtimeCount = 2, env, appendOnly = true } = options
  const database = await migratedDatabase()
  const redis = await startRedis({ appendOnly })
  const start = (role: string) =>
    startProduct({
      env: {
        ROLE: role,
        DATABASE_URL: database.serversUrl,
        DATABASE_ADMIN_URL: database.url,
        REDIS_URL: redis.url,
        SESSION_SECRET: 'the same for every process of a test',
        TRUST_PROXY: '1',
        ...env,
      },
    })
  const startAll = (role: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => start(role)))
  const [apis, realtimes] = await Promise.all([
    startAll('api', apiCount),
    startAll('realtime', realtimeCount),
  ])
  const urlsOf = (products: Product[]) => () => products.map(product => product.url)
  const api = inTurns(urlsOf(apis))
  const proxies = [
    createProxy({ api, realtime: inTurns(urlsOf(realtimes)) }),
    ...realtimes.map(first =>
      createProxy({
        api,
        realtime: () => [first, ...realtimes.filter(other => other !== first)].map(({ url }) => url),
      }),
    ),
  ]
  const [url = '', ...entrances] = await Promise.all(proxies.map(urlOf))
  return {
    url,
    entrances,
    databaseUrl: database.url,
    redis,
    apis,
    realtimes,
    async dispose() {
      for (const proxy of proxies) {
        proxy.closeAllConnections()
        proxy.close()
      }
      await Promise.all([...apis, ...realtimes].map(product => product.dispose()))
      await redis.dispose()
      await database.drop()
    },
  }
}

async function urlOf(server: Server): Promise<string> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}`
}
