import type { Pool } from 'pg'
import { Gauge, Histogram, type Registry } from 'prom-client'

import { timeCalls } from './timeCalls.ts'

const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10]
const QUERY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The state of a pool: callers that wait for a connection, and open connections. */
export type PoolCounts = { waiting: number; open: number }

type Observers = { waited: (seconds: number) => void; queried: (seconds: number) => void }

/** The metrics of this process's pools of connections. */
export class PoolMetrics {
  private readonly pools = new Map<string, () => PoolCounts>()
  private readonly waits: Histogram<'pool'>
  private readonly queries: Histogram<'pool'>

  constructor(registry: Registry) {
    const registers = [registry]
    this.waits = new Histogram({
      name: 'bluepencil_database_wait_seconds',
      help: 'From asking a pool for a connection to its answer',
      labelNames: ['pool'],
      buckets: WAIT_SECONDS,
      registers,
    })
    this.queries = new Histogram({
      name: 'bluepencil_database_query_seconds',
      help: 'From sending a statement to its result',
      labelNames: ['pool'],
      buckets: QUERY_SECONDS,
      registers,
    })
    this.gauge(registry, 'waiting', 'Callers that wait for a connection')
    this.gauge(registry, 'open', 'Open connections')
  }

  /** Adds a pool. Returns the functions that receive its times. */
  add(pool: string, counts: () => PoolCounts): Observers {
    this.pools.set(pool, counts)
    return {
      waited: seconds => this.waits.observe({ pool }, seconds),
      queried: seconds => this.queries.observe({ pool }, seconds),
    }
  }

  /** Measures a pool of pg. Call it before the pool's first connection. */
  observe(name: string, pool: Pool): void {
    const { waited, queried } = this.add(name, () => ({ waiting: pool.waitingCount, open: pool.totalCount }))
    timeCalls(pool, 'connect', waited)
    pool.on('connect', client => timeCalls(client, 'query', queried))
  }

  private gauge(registry: Registry, count: keyof PoolCounts, help: string): void {
    const gauge: Gauge<'pool'> = new Gauge({
      name: `bluepencil_database_connections_${count}`,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect: () => {
        for (const [pool, counts] of this.pools) gauge.set({ pool }, counts()[count])
      },
    })
  }
}
