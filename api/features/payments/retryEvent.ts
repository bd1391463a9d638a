import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { AppError } from '#schema/shared/errors.ts'

const known = z.object({ id: z.string() })

/**
 * Lets a failed event of the payment service be worked on at once, and not after its pause. Throws
 * NOT_FOUND, or CONFLICT if it does not wait for another attempt.
 */
export async function retryEvent(tx: Transaction, eventId: string): Promise<void> {
  const [found] = await query(tx, known, 'SELECT id::text FROM payment_events WHERE id = $1::bigint', [
    eventId,
  ])
  if (!found) throw new AppError('NOT_FOUND', t('admin.noJob'))
  // One that is being worked on is locked, and then locks its user. The time of this transaction may be before
  // that of another retry.
  const [paused] = await query(
    tx,
    known,
    `SELECT id::text FROM payment_events
     WHERE id = $1::bigint AND processed_at IS NULL AND attempts > 0 AND next_at > clock_timestamp()
     FOR UPDATE SKIP LOCKED`,
    [eventId],
  )
  if (!paused) throw new AppError('CONFLICT', t('admin.notFailed'))
  await query(
    tx,
    z.unknown(),
    'UPDATE payment_events SET next_at = now() WHERE id = $1::bigint RETURNING 1',
    [eventId],
  )
  await query(tx, z.unknown(), `SELECT pg_notify('payment_events', '')`)
}
