import { DatabaseError, type ClientBase } from 'pg'

import { OperatorError } from '#platform/operatorError.ts'

/** The extension that searches use, and what the migrations need of it. */
const NAME = 'pg_trgm'
const OPERATORS = 'gin_trgm_ops'

/**
 * Adds the extension that the migrations need, unless the database has it. Throws {@link OperatorError}
 * if its user may not, if the server does not have it, or if it is where the user does not look.
 */
export async function addExtensions(client: Pick<ClientBase, 'query'>): Promise<void> {
  if (await isUsable(client)) return
  try {
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${NAME}`)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    throw new OperatorError(
      `The database needs the extension ${NAME}, which its user cannot add: ${error.message}. Nothing was changed. Install PostgreSQL's contrib modules if they are missing, run CREATE EXTENSION ${NAME} in the database as its administrator, and start again.`,
      { cause: error },
    )
  }
  if (await isUsable(client)) return
  throw new OperatorError(
    `The database has the extension ${NAME} in a schema that is not in the search path of its user. Nothing was changed. Run ALTER EXTENSION ${NAME} SET SCHEMA public in the database as its administrator, and start again.`,
  )
}

async function isUsable(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_opclass WHERE opcname = $1 AND pg_opclass_is_visible(oid)',
    [OPERATORS],
  )
  return rowCount !== null && rowCount > 0
}
