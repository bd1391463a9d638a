import type { MailModel } from '#api/services/email/model.ts'
import type { Mail } from '#schema/outbound-email/contract.ts'

/** A mail as an admin reads it: without its text, whose links are secrets. */
export const presentMail = (mail: MailModel): Mail => ({
  id: mail.id,
  recipient: mail.recipient,
  letter: mail.letter,
  subject: mail.subject,
  status: mail.status,
  attempts: mail.attempts,
  lastError: mail.lastError,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
})
