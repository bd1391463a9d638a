import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { countRecent, queueEmail } from '#api/services/outbound-email/queue.ts'
import type { ContactMessage } from '#schema/contact/contract.ts'

/** Receipts to one address. The sender may have typed that of another person. */
const RECEIPTS_A_DAY = 3

type Written = Omit<ContactMessage, 'website'>

const stored = z.object({ id: z.string() })

/**
 * Stores a message, and queues a receipt. The receipt has no word of the message, not even the name:
 * otherwise anyone could send advertising through it.
 */
export async function receiveMessage(
  tx: Transaction,
  { name, email, subject, message }: Written,
): Promise<void> {
  await query(
    tx,
    stored,
    'INSERT INTO contact_messages (name, email, subject, message) VALUES ($1, $2, $3, $4) RETURNING id',
    [name, email, subject, message],
  )
  // As counted, whatever the case that it was typed in.
  const recipient = email.toLowerCase()
  if ((await countRecent(tx, recipient, 'contact-received')) < RECEIPTS_A_DAY)
    await queueEmail(tx, { email: recipient, userId: null }, { kind: 'contact-received', firstName: '' })
}
