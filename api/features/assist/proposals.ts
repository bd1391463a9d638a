import { Op, type Order, type Transaction } from 'sequelize'

import { ProposalModel } from '#api/features/assist/model.ts'
import { presentProposal } from '#api/features/assist/present.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { pageOf } from '#api/kit/page.ts'
import type { ResultStore } from '#api/services/actions/action.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import { proposalChanged, type AssistRequest, type Proposal } from '#schema/assist/contract.ts'
import { userRoom } from '#schema/rooms/room.ts'
import type { PageQuery } from '#schema/shared/cursor.ts'
import { AppError } from '#schema/shared/errors.ts'

const KEPT_MS = 24 * 3_600_000

/** Keeps each result as a proposal in its document, for 24 hours. */
export const keepProposals = (
  action: AssistAction,
): ResultStore<AssistRequest, { text: string }, { proposal: Proposal }> => ({
  async store(tx, { userId, reservationId, engine, note, request, result }) {
    const { documentId, text: before, anchor } = request
    const row = await ProposalModel.create(
      { userId, documentId, reservationId, action, engine, note, before, after: result.text, anchor },
      { transaction: tx },
    )
    const proposal = presentProposal(row)
    await dropOldest(tx, userId)
    await announce(tx, row, proposal)
    return { proposal }
  },
  async find(userId, reservationId) {
    const row = await ProposalModel.findOne({ where: { userId, reservationId } })
    if (!row) throw new AppError('CONFLICT', t('actions.dayOld'))
    return { proposal: presentProposal(row) }
  },
  replay: ({ proposal: { engine, note, after } }) => ({ engine, note, text: after }),
})

/** Free results count in no quota and in no storage, so their number is bounded too. */
const KEPT_MAX = 500

async function dropOldest(tx: Transaction, userId: string): Promise<void> {
  const order: Order = [
    ['createdAt', 'DESC'],
    ['id', 'DESC'],
  ]
  const tooMany = await ProposalModel.findAll({
    where: { userId },
    attributes: ['id'],
    order,
    offset: KEPT_MAX,
    transaction: tx,
  })
  const ids = tooMany.map(({ id }) => id)
  if (ids.length > 0) await ProposalModel.destroy({ where: { id: ids }, transaction: tx })
}

/**
 * Returns a page of the user's proposals in a document that wait for Replace or Discard, the newest
 * first.
 */
export async function openProposals(
  { userId, documentId }: { userId: string; documentId: string },
  query: PageQuery,
): Promise<Proposal[]> {
  const { where, ...page } = pageOf(query)
  const since = new Date(Date.now() - KEPT_MS)
  const rows = await ProposalModel.findAll({
    where: { ...where, userId, documentId, outcome: null, createdAt: { [Op.gt]: since } },
    ...page,
  })
  return rows.map(presentProposal)
}

type Resolution = { userId: string; proposalId: string; outcome: 'replaced' | 'discarded' }

/**
 * Records the outcome of a proposal; only the first one counts. Throws NOT_FOUND for another
 * user's, or an old one.
 */
export async function resolveProposal(
  tx: Transaction,
  { userId, proposalId, outcome }: Resolution,
): Promise<void> {
  const row = await ProposalModel.findOne({ where: { id: proposalId, userId }, transaction: tx, lock: true })
  if (!row) throw new AppError('NOT_FOUND', t('actions.gone'))
  if (row.outcome !== null) return
  row.outcome = outcome
  row.revision += 1
  await row.save({ transaction: tx })
  await announce(tx, row, null)
}

/** Deletes proposals that are older than a day. */
export async function cleanUpProposals(now = new Date()): Promise<void> {
  await ProposalModel.destroy({ where: { createdAt: { [Op.lte]: new Date(now.getTime() - KEPT_MS) } } })
}

const announce = (tx: Transaction, row: ProposalModel, value: Proposal | null): Promise<void> =>
  publish(tx, proposalChanged, {
    key: row.id,
    revision: row.revision,
    value,
    rooms: [userRoom(row.userId)],
  })
