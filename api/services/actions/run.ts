import { createHash } from 'node:crypto'

import type { Transaction } from 'sequelize'

import { recordActivityOf } from '#api/kit/activity.ts'
import { t } from '#api/kit/messages.ts'
import type { Action, Tools } from '#api/services/actions/action.ts'
import { make } from '#api/services/actions/make.ts'
import {
  commit,
  LAPSE_S,
  release,
  releaseWithin,
  renew,
  reserve,
  type Reservation,
} from '#api/services/metering/service.ts'
import { BUILT_IN } from '#schema/actions/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

const RENEW_MS = (LAPSE_S / 3) * 1000

type ActionRequest<Q> = { userId: string; key: string; request: Q }

/**
 * Holds a query for an action. Throws UNAVAILABLE if no engine can run it here, and the errors of
 * `reserve`.
 */
export async function reserveAction<Q, R, A extends object>(
  { sequelize, provider }: Tools,
  action: Action<Q, R, A>,
  { userId, key, request }: ActionRequest<Q>,
): Promise<Reservation> {
  const { kind } = action
  if (action.engine === null && provider === null)
    throw new AppError('UNAVAILABLE', t('actions.needsProvider'))
  const requestHash = createHash('sha256')
    .update(JSON.stringify([kind, request]))
    .digest('base64')
  return sequelize.transaction(tx => reserve(tx, { userId, key, requestHash, action: kind }))
}

/** The caller of an action. */
export type ActionCaller = {
  /** Aborted when the caller disconnects. */
  disconnected: AbortSignal
  /** Says which engine has started; null for a caller that waits for the whole answer. */
  started: ((engine: string, note: string | null) => void) | null
  /** Shows text as it comes. Null: no text counts as seen before the result. */
  show: ((text: string) => void) | null
}

type ReservedRun<Q> = { userId: string; reservationId: string; request: Q }

/**
 * Runs an action under a held query, and keeps its result. An action that fails releases the query,
 * and so does one whose caller disconnects before it has seen output. After output, the work is
 * finished and kept for the caller's return. Of runs that the provider did for nothing, only some a day
 * are free. Throws AppError.
 */
export async function runAction<Q, R, A extends object>(
  tools: Tools,
  action: Action<Q, R, A>,
  { userId, reservationId, request }: ReservedRun<Q>,
  { disconnected, started, show }: ActionCaller,
): Promise<A> {
  const { sequelize, logger } = tools
  const { kind, keep } = action
  const unwanted = new AbortController()
  let hasOutput = false
  const leave = () => {
    if (!hasOutput) unwanted.abort(disconnected.reason)
  }
  disconnected.addEventListener('abort', leave)
  if (disconnected.aborted) leave()
  const emit = (text: string) => {
    if (text === '' || show === null) return
    hasOutput = true
    show(text)
  }
  const warn = (error: unknown) => logger.warn({ err: error, reservation: reservationId }, `${kind} failed`)
  const spent = async (tx: Transaction) => ((await commit(tx, reservationId)) ? 'counted' : null)
  /** The operator pays for what is bought: few of that are for nothing. */
  const given = async (tx: Transaction, isBought: boolean) => {
    if (isBought) return releaseWithin(tx, reservationId)
    return (await release(tx, reservationId)) ? 'free' : null
  }
  const renewal = setInterval(() => void renew(reservationId).catch(warn), RENEW_MS)
  try {
    const run = { userId, reservationId, signal: unwanted.signal, emit }
    const made = await make(tools, action, request, run, {
      started: (engine, note) => started?.(engine, note),
      hasOutput: () => hasOutput,
    })
    const free = (await action.whyFree?.({ engine: tools.engine, request, run, result: made.result })) ?? null
    const isBought = made.engine !== BUILT_IN
    return await sequelize.transaction(async tx => {
      const end = free === null ? await spent(tx) : await given(tx, isBought)
      if (end === null) throw new AppError('UNAVAILABLE', t('actions.tooLong'))
      const why = free !== null && end === 'counted' ? t('actions.unchangedCounts') : free
      const note = [made.note, why].filter(part => part !== null).join(' ') || null
      recordActivityOf(tx, { kind: 'ai-action', userId, detail: kind })
      return keep.store(tx, { ...made, note, kind, userId, reservationId, request })
    })
  } catch (error) {
    // A query that cannot be released now lapses later.
    const wasLeft = unwanted.signal.aborted && tools.provider !== null && action.provider !== null
    await sequelize.transaction(tx => given(tx, wasLeft)).catch(warn)
    if (error instanceof AppError) throw error
    if (!unwanted.signal.aborted) warn(error)
    throw new AppError('UNAVAILABLE', t('actions.failed'), { cause: error })
  } finally {
    clearInterval(renewal)
    disconnected.removeEventListener('abort', leave)
  }
}
