import { type Client, escapeIdentifier } from 'pg'

/**
 * A table: its columns except generated ones, and the other tables in its foreign keys. The rows of an
 * unlogged one do not outlast a crash, and are in no backup.
 */
export type Table = { name: string; columns: string[]; references: string[]; isLogged: boolean }

const OURS = `n.nspname = current_schema() AND NOT EXISTS (
  SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

/** Returns every table in the schema that belongs to no extension, in loading order. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name, c.relpersistence <> 'u' AS "isLogged",
      array(SELECT a.attname::text FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
            ORDER BY a.attnum) AS columns,
      array(SELECT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
            WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS references
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND ${OURS} ORDER BY c.relname`)
  return inOrder(rows)
}

/** Returns the table's triggers that run whatever the session says. */
export async function alwaysTriggers(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tgname AS name FROM pg_trigger
     WHERE tgrelid = $1::regclass AND NOT tgisinternal AND tgenabled = 'A' ORDER BY tgname`,
    [escapeIdentifier(table)],
  )
  return rows.map(({ name }) => name)
}

/** Sorts tables so that each comes after the tables it references. */
export function inOrder(tables: readonly Table[]): Table[] {
  const placed: Table[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(table => table.name))
    const ready = waiting.filter(table => !table.references.some(name => names.has(name)))
    if (ready.length === 0)
      throw new Error(`Tables reference one another in a circle: ${[...names].join(', ')}`)
    placed.push(...ready)
    waiting = waiting.filter(table => !ready.includes(table))
  }
  return placed
}

/** The state of a sequence. If `called`, `last` has already been used. */
export type Sequence = { name: string; last: string; called: boolean }

/**
 * Returns every sequence in the schema. Sequences ignore transactions, so they are never behind the
 * rows.
 */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND ${OURS} ORDER BY c.relname`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const found = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS last, is_called AS called FROM ${escapeIdentifier(name)}`,
    )
    sequences.push(...found.rows.map(row => ({ name, ...row })))
  }
  return sequences
}

/** Returns quoted names for a statement. */
export const listed = (names: readonly string[]): string =>
  names.map(name => escapeIdentifier(name)).join(', ')
