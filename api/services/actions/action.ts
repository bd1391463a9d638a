import { createHash } from 'node:crypto'

import type { Sequelize } from 'sequelize'

import { earlierResult, keepResult, type Answer } from '#api/services/actions/service.ts'
import { LAPSE_S, release, renew, reserve, type Reservation } from '#api/services/metering/service.ts'
import type { Logger } from '#platform/logger.ts'
import type { Engine } from '#schema/assist/contract.ts'
import { titleFrom, type ResultKind } from '#schema/results/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const RENEW_MS = (LAPSE_S / 3) * 1000

/** How a result is asked for: by whom, until when it is wanted, and who reads along. */
export type Asked = {
  who: string
  signal: AbortSignal
  /** The query that is held. Of each action another: what varies by it is not the same twice. */
  reservationId: string
  delta: (text: string) => void
}
/** What the caller of an action says of it. */
export type Reader = Pick<Asked, 'signal' | 'delta'>

/** An AI action that costs one query, and whose result is kept. */
export type Action<Q> = {
  kind: ResultKind
  /** What the result is about, as its title. */
  about: (request: Q, result: unknown) => string
  make: (request: Q, asked: Asked) => Promise<Made>
  /** What is kept of the request beside the result; all of it unless told. */
  keeps?: (request: Q) => unknown
}

/** A result, and who made it; `note` says what its reader should know of that. */
export type Made = { engine: Engine; note: string | null; result: unknown }

type Run<Q> = { userId: string; key: string; request: Q }

/** Holds a query for an action. Throws as `reserve` does. */
export function reserveAction<Q>(
  sequelize: Sequelize,
  { kind }: Action<Q>,
  { userId, key, request }: Run<Q>,
): Promise<Reservation> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([kind, request]))
    .digest('base64')
  return sequelize.transaction(tx => reserve(tx, { userId, key, requestHash, action: kind }))
}

type Parts = { sequelize: Sequelize; logger: Logger }
type Held<Q> = { userId: string; request: Q; reservation: Reservation }

/**
 * Does what a query is held for and keeps the result. A repeat gives the first result; an action that fails, or that nobody
 * waits for any more, gives its query back. Throws UNAVAILABLE, and CONFLICT for a repeat whose result is gone.
 */
export async function runAction<Q>(
  { sequelize, logger }: Parts,
  { kind, about, make, keeps = whole => whole }: Action<Q>,
  { userId, request, reservation }: Held<Q>,
  reader: Reader,
): Promise<Answer> {
  const { reservationId } = reservation
  if (reservation.kind === 'repeated') return earlierResult(userId, reservationId)

  const warn = (error: unknown) => logger.warn({ err: error, reservation: reservationId }, `${kind} failed`)
  const renewal = setInterval(() => void renew(reservationId).catch(warn), RENEW_MS)
  try {
    const by = await make(request, { who: userId, reservationId, ...reader })
    const title = titleFrom(about(request, by.result))
    const made = { userId, reservationId, kind, title, request: keeps(request), ...by }
    return await sequelize.transaction(tx => keepResult(tx, made))
  } catch (error) {
    await sequelize.transaction(tx => release(tx, reservationId)).catch(warn)
    if (error instanceof AppError) throw error
    if (!reader.signal.aborted) warn(error)
    throw new AppError('UNAVAILABLE', t('actions.failed'), {
      cause: error,
    })
  } finally {
    clearInterval(renewal)
  }
}
