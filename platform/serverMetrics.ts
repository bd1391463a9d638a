import { statfs } from 'node:fs/promises'

import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'

import { observeLookup } from './lookups.ts'

/** A connection that reconnects by itself. */
type Link = { readonly isUp: boolean }

type Sources = {
  version: string
  role: string
  dataDir: string
  pool: Pool
  listener: Link
  /** Absent in a single process. */
  redis: Link | undefined
}

const sizeRow = z.object({ bytes: z.number() })

/** Metrics that each process has, whatever its role. */
export function observeServer(registry: Registry, sources: Sources): void {
  const { version, role, dataDir, pool, listener, redis } = sources
  const registers = [registry]
  new Gauge({
    name: 'bluepencil_info',
    help: 'Always 1, with the version of the product and of Node.js, and the role of the process',
    labelNames: ['version', 'node', 'role'],
    registers,
  }).set({ version, node: process.version, role }, 1)
  observeLink(registry, 'listener_up', 'Whether notifications of the database arrive', listener)
  if (redis) observeLink(registry, 'redis_up', 'Whether Redis is connected', redis)
  observeLookup(registry, { database_bytes: 'Size of the database' }, async () => {
    const { rows } = await pool.query('SELECT pg_database_size(current_database()) AS bytes')
    const [size] = z.array(sizeRow).parse(rows)
    return size ? { database_bytes: size.bytes } : {}
  })
  const disk = {
    data_disk_bytes: 'Size of the file system of DATA_DIR',
    data_disk_free_bytes: 'Bytes that can still be written to the file system of DATA_DIR',
  }
  observeLookup(registry, disk, async () => {
    const { bsize, blocks, bavail } = await statfs(dataDir)
    return { data_disk_bytes: bsize * blocks, data_disk_free_bytes: bsize * bavail }
  })
}

function observeLink(registry: Registry, name: string, help: string, link: Link): void {
  const gauge: Gauge = new Gauge({
    name: `bluepencil_${name}`,
    help,
    registers: [registry],
    collect: () => gauge.set(link.isUp ? 1 : 0),
  })
}
