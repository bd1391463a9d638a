import { Client as Database } from 'pg'

/** A product by its database. */
type Target = { databaseUrl: string }

type QueuedEmail = { recipient: string; kind: string; subject: string; text_body: string }

/** Runs a statement in the product's database. */
export async function inDatabase<T extends object>(
  { databaseUrl }: Target,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  const database = new Database(databaseUrl)
  await database.connect()
  try {
    return (await database.query<T>(statement, values)).rows
  } finally {
    await database.end()
  }
}

/**
 * Returns the queued emails for an address, oldest first: a product without SMTP_URL keeps them.
 */
export const emailsFor = (target: Target, email: string): Promise<QueuedEmail[]> =>
  inDatabase<QueuedEmail>(target, 'SELECT * FROM outbound_emails WHERE recipient = $1 ORDER BY created_at', [
    email,
  ])

/** Returns the token in the newest email of a kind to an address. */
export async function tokenFor(target: Target, email: string, kind: string): Promise<string> {
  const queued = (await emailsFor(target, email)).findLast(found => found.kind === kind)
  const token = /\/(?:verify|reset-password)\/([A-Za-z0-9_-]{43})/.exec(queued?.text_body ?? '')?.[1]
  if (token === undefined) throw new Error(`No link in an email "${kind}" to ${email}.`)
  return token
}
