import type { ClientBase } from 'pg'

/**
 * Returns how many processes of the product use the database. Each of them listens for
 * notifications.
 */
export async function processesUsing(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ processes: number }>(
    `SELECT count(*)::int AS processes FROM pg_stat_activity
     WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid() AND query LIKE 'LISTEN %'`,
  )
  return rows[0]?.processes ?? 0
}
