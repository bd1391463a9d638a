import { z } from 'zod'

import { database, query } from '#api/kit/query.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import { startSender, type EmailTimes } from '#api/services/outbound-email/sender.ts'
import type { EmailTemplate } from '#api/services/outbound-email/templates.ts'
import { smtpTransport } from '#api/services/outbound-email/transport.ts'
import { Listener } from '#platform/database/listener.ts'

import { silent } from './apiDatabase.ts'
import { eventually } from './patience.ts'

export const row = z.object({
  id: z.string(),
  recipient: z.string(),
  kind: z.string(),
  subject: z.string(),
  text_body: z.string(),
  html_body: z.string(),
  status: z.string(),
  attempts: z.number(),
  claimed_until: z.date().nullable(),
  last_error: z.string().nullable(),
  /** The remaining delay. */
  waits: z.number(),
})
export type EmailRow = z.infer<typeof row>

let addresses = 0
/** Returns an address that is unique in the run. */
export const newAddress = (): string => `reader.${++addresses}@example.org`

/** An email with a link. */
export const sample = {
  kind: 'verify-email' as const,
  firstName: 'Ada',
  link: 'https://write.example.org/verify-email?token=secret-of-the-link',
} satisfies EmailTemplate

/** Queues an email as a service does. Returns its recipient. */
export async function queue(content: EmailTemplate = sample, email = newAddress()): Promise<string> {
  await database().transaction(tx => queueEmail(tx, { email, userId: null }, content))
  return email
}

/** Returns the rows for an address, oldest first. */
export const rowsFor = (recipient: string): Promise<EmailRow[]> =>
  query(
    null,
    row,
    `SELECT *, extract(epoch FROM next_attempt_at - clock_timestamp())::float8 AS waits FROM outbound_emails WHERE recipient = $1 ORDER BY created_at`,
    [recipient],
  )

/** Returns the email for an address once `holds` is true. */
export async function rowWhen(recipient: string, holds: (email: EmailRow) => boolean): Promise<EmailRow> {
  return eventually(async () => {
    const [email] = await rowsFor(recipient)
    return email && holds(email) ? email : null
  }, `the email to ${recipient}`)
}

/** Starts a sender in this process. Returns a function that stops it. */
export async function sender(
  databaseUrl: string,
  smtpUrl: string,
  times: Partial<EmailTimes> = {},
): Promise<() => Promise<void>> {
  const listener = new Listener(databaseUrl, silent)
  const transport = smtpTransport(smtpUrl, { name: 'Bluepencil', address: 'no-reply@example.org' })
  const started = startSender({
    transport,
    listener,
    logger: silent,
    times: { sweepMs: 100, graceMs: 100, ...times },
  })
  await listener.start()
  return async () => {
    await started.stop()
    await listener.stop()
  }
}

/** Binds this process's models to a running product's database. Returns a function that ends it. */
export function bindTo(databaseUrl: string): () => Promise<void> {
  const sequelize = connectSequelize(databaseUrl, silent)
  return () => sequelize.close()
}
