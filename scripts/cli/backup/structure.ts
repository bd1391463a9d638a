import type { Client } from 'pg'

import { addExtensions } from '#platform/database/extensions.ts'
import { MIGRATIONS_TABLE } from '#platform/database/migrate.ts'
import { ownMigrations, ranMigrations } from '#platform/database/ran.ts'
import { OperatorError } from '#platform/operatorError.ts'
import type { Migration } from '#schema/database/migration.ts'

import { alwaysTriggers, listed, readTables } from './catalog.ts'

const MADE =
  /\b(?:CREATE (?:OR REPLACE )?(?:(?:UNLOGGED )?TABLE|VIEW|FUNCTION)|RENAME TO) (?:IF NOT EXISTS )?(\w+)/g

/**
 * Returns the names of all tables, views and functions that migrations ever create, also of those
 * that a later one drops. Other objects in the database are not ours.
 */
export const ownNames = (migrations: readonly Migration[]): string[] =>
  [MIGRATIONS_TABLE, ...migrations.map(migration => migration.up)].flatMap(statements =>
    [...statements.matchAll(MADE)].flatMap(match => match[1] ?? []),
  )

/** The contents of a database: row counts, or null if nothing is ours. */
export type Found = { accounts: number; documents: number } | null

/**
 * Inspects a database and locks its accounts. Throws if it belongs to another product or a newer
 * version.
 */
export async function findBluepencil(client: Client, migrations: readonly Migration[]): Promise<Found> {
  const own = new Set(ownNames(migrations))
  const tables = new Set((await readTables(client)).map(table => table.name).filter(name => own.has(name)))
  if (tables.size === 0) return null
  if (!tables.has('migrations') || (await ranMigrations(client)) === null)
    throw new OperatorError(
      `The database contains tables that are not Bluepencil's (${[...tables].join(', ')}). Use a separate database.`,
    )
  await ownMigrations(client, migrations)
  if (!tables.has('users')) return { accounts: 0, documents: 0 }
  await client.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const documents = tables.has('documents') ? '(SELECT count(*)::int FROM documents)' : '0'
  const { rows } = await client.query<{ accounts: number; documents: number }>(
    `SELECT (SELECT count(*)::int FROM users) AS accounts, ${documents} AS documents`,
  )
  return rows[0] ?? null
}

/** Drops all our tables, views and functions in the caller's transaction. */
export async function dropStructure(client: Client, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('DROP %s IF EXISTS %s CASCADE', CASE c.relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, c.oid::regclass)
       AS statement
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'v') AND c.relname = ANY ($1)
     UNION ALL
     SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', p.oid::regprocedure)
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname = current_schema() AND p.proname = ANY ($1)`,
    [ownNames(migrations)],
  )
  for (const { statement } of rows) await client.query(statement)
}

/** Creates the structure of these migrations without rows, in the caller's transaction. */
export async function createStructure(client: Client, migrations: readonly Migration[]): Promise<void> {
  await addExtensions(client)
  await client.query(MIGRATIONS_TABLE)
  for (const { up } of migrations) await client.query(up)
  const own = new Set(ownNames(migrations))
  const tables: string[] = []
  // Tables that refuse changes are empty: no migration adds to them.
  for (const { name } of await readTables(client))
    if (own.has(name) && (await alwaysTriggers(client, name)).length === 0) tables.push(name)
  // A migration may have inserted rows.
  await client.query(`TRUNCATE ${listed(tables)}`)
}
