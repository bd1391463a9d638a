import { Socket } from 'node:net'

import { Client } from 'pg'

/** Longest time of one statement. */
const STATEMENT_MS = 9000
/** Longest time in which a query waits for the next byte of its answer. */
const SILENCE_MS = 10_000
/** Longest pause within a transaction. It holds locks for which others wait. */
const IDLE_IN_TRANSACTION_MS = 15_000

/**
 * Limits the time that a connection can hold others up: its statements, its pauses in a transaction,
 * and the silence of a server that is gone, as in a failover. A query over a limit is rejected, and
 * the connection is replaced.
 */
export async function limitTimes(connection: unknown): Promise<void> {
  await breakWhenSilent(connection).query(
    `SET statement_timeout = ${STATEMENT_MS}; SET idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  )
}

/** Breaks a connection of pg when a query gets no byte of an answer for ten seconds. Returns it. */
export function breakWhenSilent(client: unknown): Client {
  if (!(client instanceof Client)) throw new TypeError('This is no connection of pg.')
  const { stream } = client.connection
  if (!(stream instanceof Socket)) throw new TypeError('This connection has no socket.')
  stream.setTimeout(SILENCE_MS)
  stream.on('timeout', () => {
    const { bytesRead } = stream
    // After a pause of this process, an answer may be there that was not read yet.
    setImmediate(() => {
      if (stream.bytesRead === bytesRead && isAwaited(client)) stream.destroy(new SilentDatabaseError())
    })
  })
  return client
}

/** Between queries a server has nothing to say. */
const isAwaited = (client: Client): boolean => Reflect.get(client, 'readyForQuery') !== true

class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError'
  override readonly message = `The database has not answered for ${SILENCE_MS / 1000} s.`
}
