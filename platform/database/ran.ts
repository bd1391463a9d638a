import type { ClientBase } from 'pg'

import { OperatorError } from '#platform/operatorError.ts'
import type { Migration } from '#schema/database/migration.ts'

/**
 * Returns the names of the migrations that ran, none in an empty database, or null if another
 * product owns the table of that name.
 */
export async function ranMigrations(client: Pick<ClientBase, 'query'>): Promise<string[] | null> {
  const { rows } = await client.query<{ column: string }>(
    `SELECT attname AS column FROM pg_attribute WHERE attrelid = to_regclass('migrations') AND attnum > 0 ORDER BY attnum`,
  )
  if (rows.length === 0) return []
  if (rows.map(row => row.column).join() !== 'name,ran_at') return null
  const ran = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  return ran.rows.map(row => row.name)
}

/**
 * Returns the names of the migrations that ran. Throws {@link OperatorError} if the database belongs
 * to a newer version or to another product.
 */
export async function ownMigrations(
  client: Pick<ClientBase, 'query'>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const ran = await ranMigrations(client)
  if (ran === null)
    throw new OperatorError(
      "The database contains tables that are not Bluepencil's (migrations). Nothing was changed. Use a separate database.",
    )
  const unknown = ran.filter(name => !migrations.some(migration => migration.name === name))
  if (unknown.length === 0) return ran
  throw new OperatorError(
    `The database belongs to a newer Bluepencil (${unknown.join(', ')}). Nothing was changed. Update this one first, or restore a backup of this version into another database.`,
  )
}
