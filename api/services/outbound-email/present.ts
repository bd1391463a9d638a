import type { OutboundEmailModel } from '#api/services/outbound-email/model.ts'
import type { OutboundEmail } from '#schema/outbound-email/contract.ts'

/** Returns an email for administrators, without its text, whose links are secrets. */
export const presentEmail = (email: OutboundEmailModel): OutboundEmail => ({
  id: email.id,
  recipient: email.recipient,
  kind: email.kind,
  subject: email.subject,
  status: email.status,
  attempts: email.attempts,
  lastError: email.lastError,
  createdAt: email.createdAt.toISOString(),
  sentAt: email.sentAt?.toISOString() ?? null,
})
