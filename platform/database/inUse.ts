import type { ClientBase } from 'pg'

/** The name of the connection that listens for notifications. Each process has one. */
export const LISTENER = 'bluepencil listener'

/**
 * Returns how many processes of the product use the database, with any role. Other roles' statements
 * are hidden from all but a superuser, unlike the names of their connections.
 */
export async function processesUsing(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ processes: number }>(
    `SELECT count(*)::int AS processes FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND (application_name = $1 OR usename = current_user AND query LIKE 'LISTEN %')`,
    [LISTENER],
  )
  return rows[0]?.processes ?? 0
}
