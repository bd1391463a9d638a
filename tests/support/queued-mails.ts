import { Client as Database } from 'pg'

/** A product by its database. */
type Target = { databaseUrl: string }

type Mail = { recipient: string; letter: string; subject: string; text_body: string }

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
export const mailsFor = (target: Target, email: string): Promise<Mail[]> =>
  inDatabase<Mail>(target, 'SELECT * FROM mails WHERE recipient = $1 ORDER BY created_at', [email])

/** Returns the token in the newest email of a kind to an address. */
export async function tokenFor(target: Target, email: string, letter: string): Promise<string> {
  const mail = (await mailsFor(target, email)).findLast(found => found.letter === letter)
  const token = /\/(?:verify|reset-password)\/([A-Za-z0-9_-]{43})/.exec(mail?.text_body ?? '')?.[1]
  if (token === undefined) throw new Error(`No link in a letter "${letter}" to ${email}.`)
  return token
}
