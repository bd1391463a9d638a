import type { Transaction } from 'sequelize'

import { ResultModel } from '#api/services/actions/model.ts'
import { commit, usageOf } from '#api/services/metering/service.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import type { Engine } from '#schema/assist/contract.ts'
import { RESULTS_KEPT, resultChanged, type ResultItem, type ResultKind } from '#schema/results/contract.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { Usage } from '#schema/usage/contract.ts'
import { t } from '#api/kit/messages.ts'

/** A whole result, whatever its kind. */
export type Kept = ResultItem & { request: unknown; result: unknown }
export type Answer = { kept: Kept; usage: Usage }

type Made = {
  userId: string
  reservationId: string
  kind: ResultKind
  title: string
  engine: Engine
  note: string | null
  request: unknown
  result: unknown
}

/**
 * Spends the held query and keeps what was made; the oldest of its kind goes when there are too many. Throws UNAVAILABLE,
 * with nothing kept, when the query had lapsed.
 */
export async function keepResult(tx: Transaction, made: Made): Promise<Answer> {
  if (!(await commit(tx, made.reservationId))) throw new AppError('UNAVAILABLE', t('actions.tooLong'))
  const row = await ResultModel.create(made, { transaction: tx })
  const tooMany = await ResultModel.findAll({
    where: { userId: made.userId, kind: made.kind },
    order: NEWEST,
    offset: RESULTS_KEPT,
    transaction: tx,
  })
  for (const old of tooMany) await drop(tx, old)
  const kept = present(row)
  await tell(tx, row, itemOf(row))
  return { kept, usage: await usageOf(tx, made.userId) }
}

/** What an action gave when it ran before. Throws CONFLICT once that is no longer kept. */
export async function earlierResult(userId: string, reservationId: string): Promise<Answer> {
  const row = await ResultModel.findOne({ where: { userId, reservationId } })
  if (!row) throw new AppError('CONFLICT', t('actions.resultGone'))
  return { kept: present(row), usage: await usageOf(null, userId) }
}

const NEWEST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]

type Place = { userId: string; kind: ResultKind }

/** A user's results of a kind, the newest first. */
export async function resultsOf({ userId, kind }: Place): Promise<ResultItem[]> {
  const attributes = { exclude: ['request', 'result'] }
  const rows = await ResultModel.findAll({ where: { userId, kind }, order: NEWEST, attributes })
  return rows.map(itemOf)
}

/** One of a user's results; another's is like none. Throws NOT_FOUND. */
export async function readResult({ userId, kind }: Place, id: string): Promise<Kept> {
  return present(await find({ userId, kind }, id))
}

/** Removes one for good. Throws NOT_FOUND. */
export async function removeResult(tx: Transaction, place: Place, id: string): Promise<void> {
  await drop(tx, await find(place, id, tx))
}

async function find(place: Place, id: string, tx: Transaction | null = null): Promise<ResultModel> {
  const { userId, kind } = place
  const row = await ResultModel.findOne({
    where: { id, userId, kind },
    transaction: tx,
    lock: tx !== null,
  })
  if (!row) throw new AppError('NOT_FOUND', t('actions.gone'))
  return row
}

async function drop(tx: Transaction, row: ResultModel): Promise<void> {
  await row.destroy({ transaction: tx })
  row.revision += 1
  await tell(tx, row, null)
}

const tell = (
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

const present = (row: ResultModel): Kept => ({ ...itemOf(row), request: row.request, result: row.result })
