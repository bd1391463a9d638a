import type { Transaction } from 'sequelize'

import { renderHtml, renderText } from '#api/features/mail/content.ts'
import { oneLine } from '#api/features/mail/html.ts'
import { contentOf, type Letter } from '#api/features/mail/letters.ts'
import { MailModel } from '#api/features/mail/model.ts'
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
