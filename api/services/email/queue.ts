import type { Transaction } from 'sequelize'

import { renderHtml, renderText } from '#api/services/email/content.ts'
import { oneLine } from '#api/services/email/html.ts'
import { contentOf, type Letter } from '#api/services/email/templates.ts'
import { MailModel } from '#api/services/email/model.ts'
import { readSiteSettings } from '#api/features/site/queries.ts'

/** Queues a letter in the transaction of what it tells of: it is sent if that is committed, and only then. */
export async function queueMail(
  tx: Transaction,
  recipient: { email: string; userId: string | null },
  letter: Letter,
): Promise<void> {
  const { siteName } = await readSiteSettings(tx)
  const content = contentOf(letter, siteName)
  await MailModel.create(
    {
      userId: recipient.userId,
      recipient: recipient.email,
      letter: letter.kind,
      subject: oneLine(content.subject),
      textBody: renderText(content, siteName),
      htmlBody: renderHtml(content, siteName),
    },
    { transaction: tx },
  )
}
