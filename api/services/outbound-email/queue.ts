import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { renderHtml, renderText } from '#api/services/outbound-email/content.ts'
import { oneLine } from '#api/services/outbound-email/html.ts'
import { OutboundEmailModel } from '#api/services/outbound-email/model.ts'
import { contentOf, type EmailTemplate } from '#api/services/outbound-email/templates.ts'
import { readSiteSettings } from '#api/services/site/queries.ts'

/** `unsubscribe`: the address at which email programs end emails of this sort with one click. */
type Recipient = { email: string; userId: string | null; unsubscribe?: string }

/**
 * Queues an email in the transaction of the change that it reports. It is sent only if that
 * commits.
 */
export async function queueEmail(
  tx: Transaction,
  recipient: Recipient,
  template: EmailTemplate,
): Promise<void> {
  const { siteName } = await readSiteSettings(tx)
  const content = contentOf(template, siteName)
  await OutboundEmailModel.create(
    {
      userId: recipient.userId,
      recipient: recipient.email,
      kind: template.kind,
      subject: oneLine(content.subject),
      textBody: renderText(content, siteName),
      htmlBody: renderHtml(content, siteName),
      unsubscribe: recipient.unsubscribe ?? null,
    },
    { transaction: tx },
  )
}

/** Emails of a kind to an address that someone has typed: it may be that of a person who wants none. */
const TO_STRANGER_A_DAY = 3
/** A tag in an address. Many services deliver to the mailbox without it. */
const TAG = /[+][^@]*@/

/** The emails of a kind ($2) that were queued for a mailbox ($1) in the last day, up to as many as are enough. */
export const RECENT = `
  SELECT id FROM outbound_emails
  WHERE regexp_replace(recipient, '${TAG.source}', '@') = $1 AND kind = $2
    AND created_at > now() - interval '1 day'
  LIMIT ${TO_STRANGER_A_DAY}`

/**
 * Queues an email to a typed address, its spelling by `mailboxKey`, unless it got enough of them today,
 * under whatever tags.
 */
export async function queueForStranger(
  tx: Transaction,
  email: string,
  template: EmailTemplate,
): Promise<void> {
  // One after the other: two at once would both count the others alone.
  const mailbox = email.replace(TAG, '@')
  await query(tx, z.unknown(), 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [mailbox])
  const recent = await query(tx, z.unknown(), RECENT, [mailbox, template.kind])
  if (recent.length < TO_STRANGER_A_DAY) await queueEmail(tx, { email, userId: null }, template)
}
