import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

import type { Listener } from '#platform/database/listener.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { startClaimLoop, type ClaimLoop } from '#platform/jobs/claimLoop.ts'
import { heldClaims, type HeldClaim } from '#platform/jobs/heldClaims.ts'
import type { Logger } from '#platform/logger.ts'
import { DamagedDocumentError, UnknownDocumentError } from '#realtime/storage/contract.ts'
import { commandKind, fillBody } from '#schema/body-commands/contract.ts'
import { role } from '#schema/sharing/roles.ts'

import type { CommandTools, Ending } from './handler.ts'
import { HANDLERS, KINDS } from './handlers.ts'

const SWEEP_MS = 2000
/** Failed attempts after which a command is given up. */
const MAX_ATTEMPTS = 3

const claimed = z.object({
  id: z.string(),
  kind: commandKind,
  payload: z.unknown(),
  documentId: z.string(),
  userId: z.string(),
  role: z.nullable(role),
  isLate: z.boolean(),
  isQuarantined: z.boolean(),
})
type Claimed = z.infer<typeof claimed>

/** A whole text is in no one's storage, and is not needed once the command has ended. Others are looked up. */
const KEPT_PAYLOAD = `CASE WHEN kind = '${fillBody.kind}' THEN '{}' ELSE payload END`

type Options = { pool: Pool; listener: Listener; logger: Logger; tools: CommandTools }

/**
 * Carries out body commands, each exactly once, whichever process claims it: claim, work and mark
 * are one transaction. Start it before the listener.
 */
export function startCommandWorker({ pool, listener, logger, tools }: Options): ClaimLoop {
  const source = heldClaims<PoolClient, Claimed>({
    transaction: act => inTransaction(pool, act),
    claim,
    async work(client, command) {
      const ending = refusal(command) ?? (await dispatch(tools, client, command))
      const isDone = ending.outcome === 'done'
      await client.query(
        `UPDATE body_commands SET outcome = $2, result = $3::jsonb, payload = ${KEPT_PAYLOAD} WHERE id = $1`,
        [command.id, ending.outcome, isDone ? JSON.stringify(ending.result) : null],
      )
      return isDone ? ending.afterwards : undefined
    },
    failures: { idOf: ({ id }) => id, count: command => countFailure(pool, command) },
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
 * Claims the oldest command of a kind that this version knows. A transaction that deletes the
 * document comes first, so that the two cannot wait for each other.
 */
async function claim(client: PoolClient, skip: readonly string[]): Promise<HeldClaim<Claimed> | null> {
  const { rows } = await client.query(
    `SELECT c.id, c.kind, c.payload, c.document_id AS "documentId", c.user_id AS "userId",
       room_access(c.user_id, 'document', c.document_id) AS role,
       c.created_at < now() - interval '1 hour' AS "isLate",
       EXISTS (SELECT FROM document_quarantines q WHERE q.document_id = c.document_id) AS "isQuarantined"
     FROM body_commands c JOIN documents d ON d.id = c.document_id
     WHERE c.outcome IS NULL AND c.id <> ALL ($1::uuid[]) AND c.kind = ANY ($2::text[])
     ORDER BY c.created_at, c.id LIMIT 1
     FOR UPDATE OF c SKIP LOCKED FOR KEY SHARE OF d SKIP LOCKED`,
    [skip, KINDS],
  )
  const [command] = z.array(claimed).parse(rows)
  return command ? { job: command, more: true } : null
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
