import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockActing, type Acting } from '#api/features/auth/acting.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import type { ListedMessage, MessageAnswer } from '#schema/admin/messages.ts'
import { AppError } from '#schema/shared/errors.ts'

import { readMessage } from './list.ts'
import { paragraphsOf } from './paragraphs.ts'

/** `link`: the address of the contact page. */
type Answer = Acting & MessageAnswer & { messageId: string; link: string }

const locked = z.object({ id: z.string() })

/**
 * Answers a message, once: queues the email, and adds the act to the audit, without the texts. Returns
 * the message afterward. Throws NOT_FOUND, FORBIDDEN, and CONFLICT for another revision or state.
 */
export async function answerMessage(
  tx: Transaction,
  { messageId, revision, text, link, ...admin }: Answer,
): Promise<ListedMessage> {
  await lockActing(tx, admin, ['admin', 'support'])
  await query(tx, locked, 'SELECT id FROM contact_messages WHERE id = $1 FOR UPDATE', [messageId])
  const message = await readMessage(tx, messageId)
  if (!message) throw new AppError('NOT_FOUND', t('admin.noMessage'))
  if (message.revision !== revision || message.state !== 'open')
    throw new AppError('CONFLICT', t('admin.changedMeanwhile'))
  await query(
    tx,
    locked,
    `UPDATE contact_messages
     SET state = 'answered', answer = $2, answered_at = now(), answered_by = $3, revision = revision + 1
     WHERE id = $1 RETURNING id`,
    [messageId, text, admin.actor.id],
  )
  const { name, email, subject } = message
  await queueEmail(
    tx,
    { email, userId: null },
    { kind: 'contact-answer', firstName: name, subject, paragraphs: paragraphsOf(text), link },
  )
  await audit(tx, {
    actor: actorOf(admin.actor),
    act: 'message.answered',
    // The name of the sender goes with the message.
    subject: { kind: 'message', id: messageId, name: messageId },
    before: { state: 'open' },
    after: { state: 'answered' },
    requestId: admin.requestId,
  })
  const after = await readMessage(tx, messageId)
  if (!after) throw new Error('A message that is locked is gone.')
  return after
}
