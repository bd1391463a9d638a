import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import type { ResultStore } from '#api/services/actions/action.ts'
import { ResultModel } from '#api/services/actions/model.ts'
import { RESULTS_KEPT, resultChanged, titleFrom, type ResultItem } from '#schema/results/contract.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'

/** A whole result of any kind. */
export type AnyKept = ResultItem & { request: unknown; result: unknown }

/** Keeps the newest results of a kind, for their user to read again. */
export type History<Q, R, K extends AnyKept> = ResultStore<Q, R, { kept: K }> & {
  /** Returns one of a user's results. Throws NOT_FOUND. */
  read: (place: HistoryKey, id: string) => Promise<K>
}

/**
 * A history of results of the form `schema`. `about` returns the title of a result, and the part of
 * its request that is kept with it.
 */
export function history<K extends AnyKept, Q>(
  schema: z.core.$ZodType<K>,
  about: (request: Q, result: K['result']) => { title: string; request: K['request'] },
): History<Q, K['result'], K> {
  const wholeOf = (row: ResultModel): AnyKept => ({
    ...itemOf(row),
    request: row.request,
    result: row.result,
  })
  const present = (row: ResultModel): K => z.parse(schema, wholeOf(row))
  /** An earlier version has checked the row. It stays readable when the contract becomes stricter. */
  const presentStored = (row: ResultModel): K => {
    const whole = wholeOf(row)
    const parsed = z.safeParse(schema, whole)
    // The row was a K when it was stored.
    return parsed.success ? parsed.data : (whole as K)
  }

  return {
    async store(tx, { request, ...finished }) {
      const kept = about(request, finished.result)
      const row = await ResultModel.create(
        { ...finished, title: titleFrom(kept.title), request: kept.request },
        { transaction: tx },
      )
      await dropOldest(tx, row)
      await announce(tx, row, itemOf(row))
      return { kept: present(row) }
    },
    async find(userId, reservationId) {
      const row = await ResultModel.findOne({ where: { userId, reservationId } })
      if (!row) throw new AppError('CONFLICT', t('actions.resultGone'))
      return { kept: presentStored(row) }
    },
    replay: ({ kept: { engine, note } }) => ({ engine, note }),
    read: async (place, id) => presentStored(await find(place, id)),
  }
}

const NEWEST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]

/** The results of one kind of one user. */
export type HistoryKey = { userId: string; kind: string }

/** Returns a user's results of a kind, the newest first. */
export async function listResults({ userId, kind }: HistoryKey): Promise<ResultItem[]> {
  const attributes = { exclude: ['request', 'result'] }
  const rows = await ResultModel.findAll({ where: { userId, kind }, order: NEWEST, attributes })
  return rows.map(itemOf)
}

/** Removes a result for good. Throws NOT_FOUND. */
export async function removeResult(tx: Transaction, place: HistoryKey, id: string): Promise<void> {
  await drop(tx, await find(place, id, tx))
}

/** Another user's result is not found, like an unknown one. */
async function find(
  { userId, kind }: HistoryKey,
  id: string,
  tx: Transaction | null = null,
): Promise<ResultModel> {
  const row = await ResultModel.findOne({ where: { id, userId, kind }, transaction: tx, lock: tx !== null })
  if (!row) throw new AppError('NOT_FOUND', t('actions.gone'))
  return row
}

async function dropOldest(tx: Transaction, { userId, kind }: ResultModel): Promise<void> {
  const tooMany = await ResultModel.findAll({
    where: { userId, kind },
    order: NEWEST,
    offset: RESULTS_KEPT,
    transaction: tx,
  })
  for (const old of tooMany) await drop(tx, old)
}

async function drop(tx: Transaction, row: ResultModel): Promise<void> {
  await row.destroy({ transaction: tx })
  row.revision += 1
  await announce(tx, row, null)
}

const announce = (
  tx: Transaction,
  { id, userId, revision }: ResultModel,
  value: ResultItem | null,
): Promise<void> => publish(tx, resultChanged, { key: id, revision, value, rooms: [userRoom(userId)] })

const itemOf = ({ id, kind, title, engine, note, createdAt, revision }: ResultModel): ResultItem => ({
  id,
  kind,
  title,
  engine,
  note,
  createdAt: createdAt.toISOString(),
  revision,
})
