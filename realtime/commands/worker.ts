import type { Pool, PoolClient } from 'pg'

import type { Listener } from '#platform/database/listener.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { startClaimLoop, type ClaimLoop } from '#platform/jobs/claimLoop.ts'
import { heldClaims } from '#platform/jobs/heldClaims.ts'
import type { Logger } from '#platform/logger.ts'
import { DamagedDocumentError, UnknownDocumentError } from '#realtime/storage/contract.ts'
import { fillBody } from '#schema/body-commands/contract.ts'

import { createClaim, type Claimed } from './claim.ts'
import { MalformedPayloadError, type CommandTools, type Ending } from './handler.ts'
import { HANDLERS } from './handlers.ts'

const SWEEP_MS = 2000
/** Failed attempts after which a command is given up. */
const MAX_ATTEMPTS = 3

/** A whole text is in no one's storage, and is not needed once the command has ended. Others are looked up. */
const KEPT_PAYLOAD = `CASE WHEN kind = '${fillBody.kind}' THEN '{}' ELSE payload END`

type Options = { pool: Pool; listener: Listener; logger: Logger; tools: CommandTools }

/**
 * Carries out body commands, each exactly once, whichever process claims it: claim, work and mark
 * are one transaction. Start it before the listener.
 */
export function startCommandWorker({ pool, listener, logger, tools }: Options): ClaimLoop {
  const claim = createClaim()
  /** Commands that this pass could not read. This version does nothing for them that a later one could need. */
  const malformed = new Set<string>()
  const source = heldClaims<PoolClient, Claimed>({
    transaction: act => inTransaction(pool, act),
    async claim(client, skip) {
      if (skip.length === 0) malformed.clear()
      const command = await claim(client, { skip, passed: [...malformed] })
      return command && { job: command, more: true }
    },
    async work(client, command) {
      const ending = refusal(command) ?? (await dispatch(tools, client, command))
      const isDone = ending.outcome === 'done'
      await client.query(
        `UPDATE body_commands SET outcome = $2, result = $3::jsonb, payload = ${KEPT_PAYLOAD} WHERE id = $1`,
        [command.id, ending.outcome, isDone ? JSON.stringify(ending.result) : null],
      )
      return isDone ? ending.afterwards : undefined
    },
    failures: {
      idOf: ({ id }) => id,
      count(command, error) {
        if (error instanceof MalformedPayloadError) malformed.add(command.id)
        return countFailure(pool, command)
      },
    },
  })
  return startClaimLoop({
    name: 'body commands',
    channel: 'body_commands',
    sweepMs: SWEEP_MS,
    source,
    listener,
    logger,
  })
}

/**
 * Returns why a command is not carried out now, although it was allowed when it was sent; or null.
 */
function refusal({ kind, role: held, isLate, isQuarantined }: Claimed): Ending | null {
  const { mayBeSentBy } = HANDLERS[kind]
  if (mayBeSentBy !== null) {
    if (held === null || !mayBeSentBy(held)) return { outcome: 'unavailable' }
    if (isLate) return { outcome: 'late' }
  }
  return isQuarantined ? { outcome: 'unreadable' } : null
}

async function dispatch(tools: CommandTools, client: PoolClient, command: Claimed): Promise<Ending> {
  const { kind, documentId, userId, payload } = command
  // Updates received before the command belong to it.
  await tools.rooms.find(documentId)?.settled()
  try {
    return await HANDLERS[kind].run(tools, { client, documentId, userId, payload })
  } catch (error) {
    if (error instanceof UnknownDocumentError) return { outcome: 'unavailable' }
    if (error instanceof DamagedDocumentError) return { outcome: 'unreadable' }
    throw error
  }
}

async function countFailure(pool: Pool, { id }: Claimed): Promise<void> {
  await pool.query(
    `UPDATE body_commands SET attempts = attempts + 1,
       outcome = CASE WHEN attempts + 1 >= $2 THEN 'failed' END,
       payload = CASE WHEN attempts + 1 >= $2 THEN ${KEPT_PAYLOAD} ELSE payload END
     WHERE id = $1 AND outcome IS NULL`,
    [id, MAX_ATTEMPTS],
  )
}
