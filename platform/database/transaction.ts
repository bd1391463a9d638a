import type { Pool, PoolClient } from 'pg'

/** Runs `act` in one transaction. A rejection rolls everything back. */
export async function inTransaction<T>(pool: Pool, act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: unknown
  try {
    await client.query('BEGIN')
    const result = await act(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    failure = error
    throw error
  } finally {
    // A connection in an unknown state must not return to the pool.
    client.release(failure instanceof Error ? failure : failure !== undefined)
  }
}
