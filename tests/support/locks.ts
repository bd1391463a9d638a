/** A statement that returns a row for each query of the database that waits for a lock. */
export const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** The same for each query that waits for another one that waits too. */
export const WAITING_IN_LINE = `SELECT FROM pg_stat_activity waits
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND EXISTS (
    SELECT FROM pg_stat_activity other
    WHERE other.wait_event_type = 'Lock' AND other.pid = ANY (pg_blocking_pids(waits.pid)))`
