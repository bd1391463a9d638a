/** A statement that returns a row for each query of the database that waits for a lock. */
export const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`
