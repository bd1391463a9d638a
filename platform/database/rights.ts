import { DatabaseError, escapeIdentifier, escapeLiteral, type ClientBase, type Pool } from 'pg'

import { OperatorError } from '#platform/operatorError.ts'

import { MIGRATION_LOCK } from './migrate.ts'
import { inTransaction } from './transaction.ts'

type Client = Pick<ClientBase, 'query'>

/**
 * Tables whose rows are only ever added. A value that the database chooses, such as the time, is not
 * the servers' to set.
 */
const ADDED_TO = ['audit_entries']

/** Tables that only migrations write. */
const READ = ['migrations']

/** $1: a role. Nothing of extensions or of other owners is ours to grant. */
const MISSING = `
  WITH ours AS (
    SELECT c.oid, c.relkind = 'S' AS "isSequence",
      CASE WHEN c.relname = ANY ($2) THEN 'added to' WHEN c.relname = ANY ($3) THEN 'read' ELSE 'written' END AS use,
      (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND NOT a.atthasdef AND a.attidentity = '')
        AS given
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'S')
      AND pg_has_role(c.relowner, 'USAGE')
      AND NOT EXISTS (SELECT FROM pg_depend d
                      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  )
  SELECT format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), $1::text) AS statement
  WHERE NOT has_schema_privilege($1::name, current_schema(), 'USAGE')
  UNION ALL
  SELECT format('GRANT USAGE ON SEQUENCE %s TO %I', oid::regclass, $1::text) FROM ours
  WHERE "isSequence" AND NOT has_sequence_privilege($1::name, oid, 'USAGE')
  UNION ALL
  SELECT format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO %I', oid::regclass, $1::text) FROM ours
  WHERE NOT "isSequence" AND use = 'written' AND NOT (
    has_table_privilege($1::name, oid, 'SELECT') AND has_table_privilege($1::name, oid, 'INSERT')
    AND has_table_privilege($1::name, oid, 'UPDATE') AND has_table_privilege($1::name, oid, 'DELETE'))
  UNION ALL
  SELECT format('REVOKE ALL ON %1$s FROM %2$I; GRANT SELECT ON %1$s TO %2$I', oid::regclass, $1::text)
    || CASE WHEN use = 'read' THEN '' ELSE format('; GRANT INSERT (%s) ON %s TO %I', given, oid::regclass, $1::text) END
  FROM ours
  WHERE NOT "isSequence" AND use <> 'written' AND (
    has_table_privilege($1::name, oid, 'INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
    OR has_any_column_privilege($1::name, oid, 'UPDATE')
    OR NOT has_table_privilege($1::name, oid, 'SELECT')
    OR EXISTS (
      SELECT FROM pg_attribute a WHERE a.attrelid = ours.oid AND a.attnum > 0 AND NOT a.attisdropped
        AND has_column_privilege($1::name, ours.oid, a.attnum, 'INSERT')
          <> (use = 'added to' AND NOT a.atthasdef AND a.attidentity = '')))
  UNION ALL
  SELECT format('GRANT EXECUTE ON FUNCTION %s TO %I', p.oid::regprocedure, $1::text) FROM pg_proc p
  WHERE p.pronamespace = current_schema()::regnamespace AND p.prokind = 'f' AND pg_has_role(p.proowner, 'USAGE')
    AND NOT has_function_privilege($1::name, p.oid, 'EXECUTE')`

/** Whether the role $1 may do whatever the owner of the audit may. */
const OWNS = `
  SELECT r.rolsuper OR r.rolcreaterole OR pg_has_role(r.oid, c.relowner, 'MEMBER')
    OR pg_has_role(r.oid, n.nspowner, 'MEMBER') AS owns
  FROM pg_roles r, pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE r.rolname = $1 AND c.oid = 'audit_entries'::regclass`

async function owns(client: Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(OWNS, [role])
  return rows[0]?.owns ?? false
}

/**
 * Grants the role of the servers the rights that they need, and no others, on everything that the
 * migrations made. Changes nothing if it has them, or owns the tables.
 */
export async function grantRights(client: Client, role: string): Promise<void> {
  if (await owns(client, role)) return
  const { rows } = await client.query<{ statement: string }>(MISSING, [role, ADDED_TO, READ])
  if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join('; '))
}

/** The name and the password in a database's URL. */
const credentialsOf = (url: string): { role: string; password: string } => {
  const { username, password } = new URL(url)
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/**
 * Lets the servers work on a migrated database with the role in their URL: creates it if it is
 * missing, and grants it its rights. Throws {@link OperatorError} if the owner may not create roles.
 */
export function letServersIn(owner: Pool, serversUrl: string): Promise<void> {
  const { role, password } = credentialsOf(serversUrl)
  return inTransaction(owner, async client => {
    // Processes that start at the same time would change the same rows of the catalog.
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
    if (rowCount === 0) await createRole(client, role, password)
    await grantRights(client, role)
    await forbidTemporaryTables(client)
  })
}

/** A temporary table would hide the audit of the same name from its connection. Only the database's owner may. */
async function forbidTemporaryTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; may: boolean }>(
    `SELECT datname AS name, pg_has_role(datdba, 'MEMBER')
       AND has_database_privilege('public', datname, 'TEMPORARY') AS may
     FROM pg_database WHERE datname = current_database()`,
  )
  const [found] = rows
  if (found?.may)
    await client.query(`REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(found.name)} FROM PUBLIC`)
}

async function createRole(client: Client, role: string, password: string): Promise<void> {
  try {
    await client.query(`CREATE ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)}`)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    throw new OperatorError(
      `The database has no role ${role}, which is in DATABASE_URL, and the role in DATABASE_ADMIN_URL cannot create it: ${error.message}. Run CREATE ROLE ${escapeIdentifier(role)} LOGIN with its password as the database's administrator, and start again.`,
      { cause: error },
    )
  }
}

/**
 * Creates a role of the servers that owns nothing, or sets the password of an existing one and takes
 * its powers.
 */
export async function putPlainRole(client: Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
  const plain = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'
  await client.query(
    `${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${escapeIdentifier(role)} ${plain} PASSWORD ${escapeLiteral(password)}`,
  )
}

/** Whether the role of this connection can neither change the audit nor switch its triggers off. */
export async function isAuditGuarded(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ role: string; changes: boolean }>(
    `SELECT current_user AS role, has_table_privilege('audit_entries', 'UPDATE, DELETE, TRUNCATE, TRIGGER')
       OR has_any_column_privilege('audit_entries', 'UPDATE') AS changes`,
  )
  const [found] = rows
  return found !== undefined && !found.changes && !(await owns(client, found.role))
}
