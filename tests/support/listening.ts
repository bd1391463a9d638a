import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

/**
 * Returns the server processes of connections that listen for notifications in a pool's database.
 */
export async function listeningProcesses(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  )
  return rows.map(({ pid }) => pid)
}

/** Waits until a connection listens that is not in `before`. */
export async function listeningAgain(pool: Pool, before: number[] = []): Promise<void> {
  while (!(await listeningProcesses(pool)).some(pid => !before.includes(pid))) await sleep(20)
}
