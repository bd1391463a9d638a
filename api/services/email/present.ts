import type { EmailModel } from '#api/services/email/model.ts'
import type { Mail } from '#schema/outbound-email/contract.ts'

/** Returns an email for administrators, without its text, whose links are secrets. */
export const presentEmail = (mail: EmailModel): Mail => ({
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
