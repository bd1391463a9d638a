import { Op, type Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { renderHtml, renderText } from '#api/services/outbound-email/content.ts'
import { oneLine } from '#api/services/outbound-email/html.ts'
import { OutboundEmailModel } from '#api/services/outbound-email/model.ts'
import { contentOf, type EmailTemplate } from '#api/services/outbound-email/templates.ts'
import { readSiteSettings } from '#api/services/site/queries.ts'

const DAY_MS = 86_400_000

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

/** Queues an email to a typed address, its spelling by `mailboxKey`, unless it got enough of them today. */
export async function queueForStranger(
  tx: Transaction,
  email: string,
  template: EmailTemplate,
): Promise<void> {
  // One after the other: two at once would both count the others alone.
  await query(tx, z.unknown(), 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [email])
  if ((await countRecent(tx, email, template.kind)) < TO_STRANGER_A_DAY)
    await queueEmail(tx, { email, userId: null }, template)
}

/** Returns how many emails of a kind were queued for an address in the last day. */
const countRecent = (tx: Transaction, recipient: string, kind: EmailTemplate['kind']): Promise<number> =>
  OutboundEmailModel.count({
    where: { recipient, kind, createdAt: { [Op.gt]: new Date(Date.now() - DAY_MS) } },
    transaction: tx,
  })
