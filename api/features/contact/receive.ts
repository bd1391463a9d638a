import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { mailboxKey } from '#api/kit/mailbox.ts'
import { query } from '#api/kit/query.ts'
import { queueForStranger } from '#api/services/outbound-email/queue.ts'
import type { ContactMessage } from '#schema/contact/contract.ts'

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
  await queueForStranger(tx, mailboxKey(email), { kind: 'contact-received', firstName: '' })
}
