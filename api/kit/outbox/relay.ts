import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { z } from 'zod'

import type { Bus } from '#platform/bus/bus.ts'
import type { Listener } from '#platform/database/listener.ts'
import { startClaimLoop, type ClaimLoop } from '#platform/jobs/claimLoop.ts'
import { heldClaims, type HeldClaim } from '#platform/jobs/heldClaims.ts'
import type { Logger } from '#platform/logger.ts'
import { storedEvent, type StoredEvent } from '#schema/events/define.ts'

const BATCH = 200
const SWEEP_MS = 2000

type Options = { sequelize: Sequelize; listener: Listener; bus: Bus; logger: Logger }

/**
 * Sends events from the outbox to the bus, in the order of their ids and at least once. A row is
 * marked as sent after the bus has accepted it, so a crash in between sends it again. Several
 * relays share the work. Start it before the listener.
 */
export function startRelay({ sequelize, listener, bus, logger }: Options): ClaimLoop {
  const source = heldClaims<Transaction, object[]>({
    transaction: act => sequelize.transaction(act),
    claim: transaction => claimBatch(sequelize, transaction),
    async work(transaction, rows) {
      await bus.append(readable(rows, logger))
      // The time when the bus accepted them, not the start of the transaction.
      await sequelize.query('UPDATE outbox SET sent_at = clock_timestamp() WHERE id = ANY($1::bigint[])', {
        bind: [rows.map(row => z.parse(numbered, row).id)],
        transaction,
      })
    },
  })
  return startClaimLoop({ name: 'outbox', channel: 'outbox', sweepMs: SWEEP_MS, source, listener, logger })
}

/** Claims the oldest unsent events that no other relay holds. */
async function claimBatch(
  sequelize: Sequelize,
  transaction: Transaction,
): Promise<HeldClaim<object[]> | null> {
  const rows = await sequelize.query(
    `SELECT id::text, name, key, revision, value, rooms FROM outbox
     WHERE sent_at IS NULL ORDER BY outbox.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    { type: QueryTypes.SELECT, transaction },
  )
  return rows.length === 0 ? null : { job: rows, more: rows.length === BATCH }
}

const numbered = z.object({ id: z.string() })

// A row of another version may be unreadable. It is skipped, so that it does not block later rows.
function readable(rows: object[], logger: Logger): StoredEvent[] {
  return rows.flatMap(row => {
    const event = storedEvent.safeParse(row)
    if (event.success) return [event.data]
    logger.error({ row: z.parse(numbered, row).id }, 'an outbox row is not an event and is skipped')
    return []
  })
}

/** Deletes events that were sent over a day ago. Until then they can be replayed. */
export async function cleanUpOutbox(sequelize: Sequelize): Promise<void> {
  await sequelize.query(`DELETE FROM outbox WHERE sent_at < now() - interval '24 hours'`)
}
