import { Client } from 'pg'
import { z } from 'zod'

const row = z.object({
  name: z.string(),
  key: z.string(),
  revision: z.coerce.number(),
  value: z.unknown(),
  rooms: z.array(z.string()),
})
export type OutboxRow = z.infer<typeof row>

/** Runs one statement on a separate database connection. */
export async function runSql(databaseUrl: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Returns the events with the key in publication order. */
export async function eventsAbout(databaseUrl: string, key: string): Promise<OutboxRow[]> {
  const text = 'SELECT name, key, revision, value, rooms FROM outbox WHERE key = $1 ORDER BY id'
  return z.array(row).parse(await runSql(databaseUrl, text, [key]))
}
