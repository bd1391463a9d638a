import type pg from 'pg'
import { Umzug } from 'umzug'

import type { Migration } from '#schema/database/migration.ts'

import { addExtensions } from './extensions.ts'
import { ownMigrations } from './ran.ts'

/** The advisory lock that serializes processes that migrate at the same time. */
export const MIGRATION_LOCK = 7_410_021

/** Creates the table of completed migrations. */
export const MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())'

/**
 * Migrates the database to the newest structure, each migration in its own transaction. Returns the
 * names of those that ran. Throws {@link OperatorError} before any change if the database belongs to
 * a newer version, or lacks an extension that its user cannot add.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const executed = await ownMigrations(client, migrations)
    await addExtensions(client)
    await client.query(MIGRATIONS_TABLE)
    const umzug = new Umzug({
      logger: undefined,
      context: client,
      migrations: migrations.map(({ name, up }) => ({
        name,
        up: async () => {
          await client.query('BEGIN')
          try {
            await client.query(up)
            await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
            await client.query('COMMIT')
          } catch (error) {
            await client.query('ROLLBACK')
            throw error
          }
        },
      })),
      storage: {
        // The row is written in the migration's own transaction.
        logMigration: () => Promise.resolve(),
        unlogMigration: () => Promise.resolve(),
        executed: () => Promise.resolve(executed),
      },
    })
    return (await umzug.up()).map(migration => migration.name)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
