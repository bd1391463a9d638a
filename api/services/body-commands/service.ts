import { setTimeout as sleep } from 'node:timers/promises'

import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import {
  commandOutcome,
  removeComment,
  type BodyCommand,
  type CommandKind,
  type CommandOutcome,
} from '#schema/body-commands/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** How long a call waits for the realtime server. */
const WAIT_MS = 5000
const FIRST_LOOK_MS = 25
const LONGEST_LOOK_MS = 250
/** The most open commands of a user. Those of one document wait for each other, also if several users sent them. */
export const OPEN_MAX = 20
/** No limit that anyone reaches. */
const COUNT_MAX = 1_000_000
const RETRY_S = 5

/** A command that was sent. */
export type SentCommand<R> = { id: string; command: Pick<BodyCommand<CommandKind, unknown, R>, 'result'> }

/** The state of a command. `gone`: its document was deleted, and the command with it. */
export type CommandState<R> =
  | { state: 'pending' }
  | { state: 'done'; result: R }
  | { state: Exclude<CommandOutcome, 'done'> }
  | { state: 'gone' }

const inserted = z.object({ id: z.string() })
const answered = z.object({ outcome: z.nullable(commandOutcome), result: z.unknown() })

/**
 * Sends the realtime server a command, which it sees once the transaction is committed. The caller
 * has checked the user's permission, and the server checks it again. Throws RATE_LIMITED if too many of
 * the user's commands are open.
 */
export async function sendCommand<P, R>(
  tx: Transaction,
  command: BodyCommand<CommandKind, P, R>,
  about: { documentId: string; userId: string; payload: P },
): Promise<SentCommand<R>> {
  const payload = command.payload.parse(about.payload)
  const [row] = await query(
    tx,
    inserted,
    `INSERT INTO body_commands (document_id, user_id, kind, payload)
     SELECT $1::uuid, $2::uuid, $3::text, $4::jsonb
     WHERE (SELECT count(*) FROM (
       SELECT FROM body_commands WHERE user_id = $2::uuid AND outcome IS NULL LIMIT $5::int) open) < $5::int
     RETURNING id`,
    [
      about.documentId,
      about.userId,
      command.kind,
      JSON.stringify(payload),
      // Nothing keeps users from taking back what they wrote.
      command.kind === 'remove-comment' ? COUNT_MAX : OPEN_MAX,
    ],
  )
  if (!row)
    throw new AppError('RATE_LIMITED', t('documents.tooManyOpen'), { details: { retryAfter: RETRY_S } })
  return { id: row.id, command }
}

type About<P> = { documentId: string; payload: Partial<P> }

/** Returns the newest command of a kind with these arguments that was sent in the last day, or null. */
export async function findCommand<P, R>(
  tx: Transaction,
  command: BodyCommand<CommandKind, P, R>,
  { documentId, payload }: About<P>,
): Promise<SentCommand<R> | null> {
  const [row] = await query(
    tx,
    inserted,
    `SELECT id FROM body_commands WHERE document_id = $1 AND kind = $2 AND payload @> $3::jsonb
     ORDER BY created_at DESC LIMIT 1`,
    [documentId, command.kind, JSON.stringify(payload)],
  )
  return row ? { id: row.id, command } : null
}

/** Deletes the commands of a kind with these arguments that have ended. */
export async function forgetCommand<P>(
  tx: Transaction,
  command: BodyCommand<CommandKind, P, unknown>,
  { documentId, payload }: About<P>,
): Promise<void> {
  await query(
    tx,
    inserted,
    `DELETE FROM body_commands WHERE document_id = $1 AND kind = $2 AND payload @> $3::jsonb
     AND outcome IS NOT NULL RETURNING id`,
    [documentId, command.kind, JSON.stringify(payload)],
  )
}

/** Waits up to 5 s for a command to end. Returns its state. */
export async function awaitCommand<R>({ id, command }: SentCommand<R>): Promise<CommandState<R>> {
  const deadline = Date.now() + WAIT_MS
  for (let look = FIRST_LOOK_MS; Date.now() < deadline; look = Math.min(2 * look, LONGEST_LOOK_MS)) {
    await sleep(look)
    const [row] = await query(null, answered, 'SELECT outcome, result FROM body_commands WHERE id = $1', [id])
    if (!row) return { state: 'gone' }
    if (row.outcome === null) continue
    if (row.outcome !== 'done') return { state: row.outcome }
    return { state: 'done', result: command.result.parse(row.result) }
  }
  return { state: 'pending' }
}

/** Returns whether a command has ended well by now. */
export async function isDone(tx: Transaction, { id }: SentCommand<unknown>): Promise<boolean> {
  const [row] = await query(tx, answered, 'SELECT outcome, result FROM body_commands WHERE id = $1', [id])
  return row?.outcome === 'done'
}

/**
 * Deletes commands older than a day: they have ended, or never will. Only the marks of a deleted thread
 * are removed however late.
 */
export async function cleanUpCommands(): Promise<void> {
  await query(
    null,
    inserted,
    `DELETE FROM body_commands
     WHERE created_at < now() - interval '24 hours' AND (outcome IS NOT NULL OR kind <> $1) RETURNING id`,
    [removeComment.kind],
  )
}
