import { setTimeout as sleep } from 'node:timers/promises'

import { QueryTypes, type Sequelize } from 'sequelize'
import { z } from 'zod'

import type { Bus } from '#platform/bus/bus.ts'
import type { Listener } from '#platform/database/listener.ts'
import type { Logger } from '#platform/logger.ts'
import { storedEvent, type StoredEvent } from '#schema/events/define.ts'

const BATCH = 200
/** Rows that another process left behind, or whose notification was lost, are found this soon. */
const SWEEP_MS = 2000
const LONGEST_PAUSE_MS = 5000

type Options = { sequelize: Sequelize; listener: Listener; bus: Bus; logger: Logger }
export type Relay = { stop(): Promise<void> }

/**
 * Carries events from the outbox to the bus, in the order of their ids and at least once: a row is marked as sent after
 * the bus has it, so a crash in between sends it again. Several relays share the work. Start it before the listener.
 */
export function startRelay({ sequelize, listener, bus, logger }: Options): Relay {
  const stopping = new AbortController()
  let wanted = true
  let wake: () => void = () => undefined
  const signal = () => {
    wanted = true
    wake()
  }
  const unlisten = listener.on('outbox', signal)
  const sweep = setInterval(signal, SWEEP_MS)

  const run = async () => {
    let failures = 0
    while (!stopping.signal.aborted) {
      if (!wanted) {
        await new Promise<void>(resolve => (wake = resolve))
        continue
      }
      wanted = false
      try {
        if ((await sendBatch(sequelize, bus, logger)) === BATCH) wanted = true
        failures = 0
      } catch (error) {
        logger.error({ err: error }, 'events could not be sent on; trying again')
        wanted = true
        const pause = Math.min(100 * 2 ** failures++, LONGEST_PAUSE_MS)
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      unlisten()
      clearInterval(sweep)
      wake()
      await running
    },
  }
}

/** Sends the oldest unsent events that no other relay holds. Gives their number. */
function sendBatch(sequelize: Sequelize, bus: Bus, logger: Logger): Promise<number> {
  return sequelize.transaction(async transaction => {
    const rows = await sequelize.query(
      `SELECT id::text, name, key, revision, value, rooms FROM outbox
       WHERE sent_at IS NULL ORDER BY outbox.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      { type: QueryTypes.SELECT, transaction },
    )
    if (rows.length === 0) return 0
    await bus.append(readable(rows, logger))
    // The moment after the bus had them, and not that at which the transaction began.
    await sequelize.query('UPDATE outbox SET sent_at = clock_timestamp() WHERE id = ANY($1::bigint[])', {
      bind: [rows.map(row => z.parse(numbered, row).id)],
      transaction,
    })
    return rows.length
  })
}

const numbered = z.object({ id: z.string() })

// A row that is no event (another version's) can never be sent: it must not hold up all that come after it.
function readable(rows: object[], logger: Logger): StoredEvent[] {
  return rows.flatMap(row => {
    const event = storedEvent.safeParse(row)
    if (event.success) return [event.data]
    logger.error({ row: z.parse(numbered, row).id }, 'a row of the outbox is no event and is left out')
    return []
  })
}

/** Deletes events that were sent over a day ago; until then they can be replayed. */
export async function purgeOutbox(sequelize: Sequelize): Promise<void> {
  await sequelize.query(`DELETE FROM outbox WHERE sent_at < now() - interval '24 hours'`)
}
