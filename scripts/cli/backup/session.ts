import { Client } from 'pg'

import { OperatorError } from '#platform/operatorError.ts'

// Makes the output independent of the server's settings and free of truncation.
const SETTINGS = `
  SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET bytea_output = 'hex'; SET extra_float_digits = 3; SET row_security = off;
  SELECT set_config(name, '0', false) FROM pg_settings
  WHERE name IN ('statement_timeout', 'lock_timeout', 'transaction_timeout',
                 'idle_session_timeout', 'idle_in_transaction_session_timeout')`

/** Connects, runs `act`, and disconnects, which rolls back an uncommitted transaction. */
export async function withSession<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  // The running statement reports the error.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`The database cannot be reached: ${reason}`, { cause: error })
  }
  try {
    await client.query(SETTINGS)
    return await act(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
