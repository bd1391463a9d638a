import { createHash } from 'node:crypto'

import { Op, type Transaction } from 'sequelize'

import { ProposalModel } from '#api/features/assist/model.ts'
import { presentProposal } from '#api/features/assist/present.ts'
import { commit, reserve, usageOf, type Reservation } from '#api/services/metering/service.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import { proposalChanged, type AssistRequest, type Proposal } from '#schema/assist/contract.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { Usage } from '#schema/usage/contract.ts'
import { t } from '#api/kit/messages.ts'

const KEPT_MS = 24 * 3_600_000

type Asked = { userId: string; key: string; action: AssistAction; request: AssistRequest }

/** Holds a query for an action. Throws as `reserve` does. */
export function reserveAction(tx: Transaction, asked: Asked): Promise<Reservation> {
  const { userId, key, action, request } = asked
  const { documentId, text, anchor, language = '' } = request
  const requestHash = createHash('sha256')
    .update(JSON.stringify([action, documentId, text, anchor, language]))
    .digest('base64')
  return reserve(tx, { userId, key, requestHash, action })
}

export type Result = { proposal: Proposal; usage: Usage }

type Made = {
  userId: string
  reservationId: string
  action: AssistAction
  request: AssistRequest
  engine: string
  note: string | null
  after: string
}

/** Spends the held query and keeps what was made. Throws UNAVAILABLE, with nothing kept, when the query had lapsed. */
export async function keepResult(tx: Transaction, made: Made): Promise<Result> {
  const { userId, reservationId, action, request, engine, note, after } = made
  if (!(await commit(tx, reservationId))) throw new AppError('UNAVAILABLE', t('actions.textTooLong'))
  const { documentId, text: before, anchor } = request
  const row = await ProposalModel.create(
    { userId, documentId, reservationId, action, engine, note, before, after, anchor },
    { transaction: tx },
  )
  const proposal = presentProposal(row)
  await publish(tx, proposalChanged, {
    key: row.id,
    revision: row.revision,
    value: proposal,
    rooms: [userRoom(userId)],
  })
  return { proposal, usage: await usageOf(tx, userId) }
}

/** What an action gave when it ran before. Throws CONFLICT once that is no longer kept. */
export async function earlierResult(userId: string, reservationId: string): Promise<Result> {
  const row = await ProposalModel.findOne({ where: { userId, reservationId } })
  if (!row) throw new AppError('CONFLICT', t('actions.dayOld'))
  return { proposal: presentProposal(row), usage: await usageOf(null, userId) }
}

/** The user's results in a document that wait for Replace or Discard, oldest first. */
export async function openProposals(
  userId: string,
  documentId: string,
  now = new Date(),
): Promise<Proposal[]> {
  const rows = await ProposalModel.findAll({
    where: { userId, documentId, outcome: null, createdAt: { [Op.gt]: new Date(now.getTime() - KEPT_MS) } },
    order: ['createdAt', 'id'],
  })
  return rows.map(presentProposal)
}

type Resolution = { userId: string; proposalId: string; outcome: 'replaced' | 'discarded' }

/** Says what became of a result; the first answer stands. Throws NOT_FOUND for another's, or one no longer kept. */
export async function resolve(tx: Transaction, { userId, proposalId, outcome }: Resolution): Promise<void> {
  const row = await ProposalModel.findOne({ where: { id: proposalId, userId }, transaction: tx, lock: true })
  if (!row) throw new AppError('NOT_FOUND', t('actions.gone'))
  if (row.outcome !== null) return
  row.outcome = outcome
  row.revision += 1
  await row.save({ transaction: tx })
  await publish(tx, proposalChanged, {
    key: row.id,
    revision: row.revision,
    value: null,
    rooms: [userRoom(userId)],
  })
}

/** Deletes results that are older than a day. */
export async function purgeProposals(now = new Date()): Promise<void> {
  await ProposalModel.destroy({ where: { createdAt: { [Op.lte]: new Date(now.getTime() - KEPT_MS) } } })
}
