import { Client } from 'pg'

import { until } from './patience.ts'
import { inDatabase } from './queuedEmails.ts'

/** A statement that returns a row for each query of the database that waits for a lock. */
export const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** The same for each query that waits for another one that waits too. */
export const WAITING_IN_LINE = `SELECT FROM pg_stat_activity waits
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND EXISTS (
    SELECT FROM pg_stat_activity other
    WHERE other.wait_event_type = 'Lock' AND other.pid = ANY (pg_blocking_pids(waits.pid)))`

/** An answer, unless the call waits for what another transaction holds. */
export type Unhindered<T> = { answer: T } | 'waits'

/**
 * Sends a call while another transaction has made a statement, and is not committed yet. It is
 * committed afterwards.
 */
export async function callDuring<T>(
  target: { databaseUrl: string },
  [statement, values]: [string, unknown[]],
  call: () => Promise<T>,
): Promise<Unhindered<T>> {
  const other = new Client(target.databaseUrl)
  await other.connect()
  try {
    await other.query('BEGIN')
    await other.query(statement, values)
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const held = 'SELECT FROM pg_stat_activity WHERE $1::int = ANY (pg_blocking_pids(pid))'
    const state = { isOver: false }
    const called = call().finally(() => (state.isOver = true))
    await until(
      async () => state.isOver || (await inDatabase(target, held, [rows[0]?.pid])).length > 0,
      'the call is answered, or waits',
    )
    const isHeldUp = !state.isOver
    await other.query('COMMIT')
    const answer = await called
    return isHeldUp ? 'waits' : { answer }
  } finally {
    await other.end()
  }
}
