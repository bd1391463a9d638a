import { col, fn, Op, where, type Transaction, type WhereOptions } from 'sequelize'
import { z } from 'zod'

import { DecisionModel } from '#api/features/corrections/model.ts'
import { mayTakeBack } from '#api/features/corrections/policy.ts'
import { presentDecision } from '#api/features/corrections/present.ts'
import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { lockDocument, roleIn } from '#api/features/documents/policy.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import {
  decisionChanged,
  type Decision,
  type DecisionList,
  type DecisionSubject,
} from '#schema/corrections/decision.ts'
import { documentRoom, userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import { decidesForAll } from '#schema/sharing/roles.ts'

/** Maximum number of decisions that apply to one reader of a document. */
const MOST = 5000

type DocumentActor = { who: string; documentId: string }

const countsFor = ({ who, documentId }: DocumentActor): WhereOptions => ({
  documentId,
  [Op.or]: [{ forAll: true }, { userId: who }],
})

/** Returns the decisions that apply to a reader of a document. */
export async function readDecisions(place: DocumentActor): Promise<DecisionList> {
  const rows = await DecisionModel.findAll({ where: countsFor(place), order: ['createdAt', 'id'] })
  return { decisions: rows.map(presentDecision) }
}

/** Returns the words that are right for a reader of a document: its own, and the reader's dictionary. */
export async function wordsFor(who: string, documentId: string): Promise<string[]> {
  const rows = await DecisionModel.findAll({
    where: { [Op.and]: [countsFor({ who, documentId }), { kind: 'word' }] },
    attributes: ['subject'],
  })
  return [...rows.map(row => row.subject), ...(await readDictionaryWords(who))]
}

/**
 * Dismisses a finding or adds a word: for everyone if the user's role decides for all, else for the
 * user. An existing decision is returned unchanged; words are compared without case. Throws
 * NOT_FOUND, and CONFLICT at the maximum.
 */
export async function decide(
  tx: Transaction,
  { who, documentId, subject }: DocumentActor & { subject: DecisionSubject },
): Promise<Decision> {
  const place = { who, documentId }
  const forAll = decidesForAll(await lockedRole(tx, place))
  const text = subject.kind === 'word' ? subject.word : subject.fingerprint
  const standing = await DecisionModel.findOne({
    where: {
      [Op.and]: [
        forAll ? { documentId, forAll } : countsFor(place),
        { kind: subject.kind },
        where(col('subject_key'), subject.kind === 'word' ? fn('lower', text) : text),
      ],
    },
    order: [['forAll', 'DESC']],
    transaction: tx,
  })
  if (standing) return presentDecision(standing)
  if ((await DecisionModel.count({ where: countsFor(place), transaction: tx })) >= MOST)
    throw new AppError('CONFLICT', t('corrections.most'))
  const row = await DecisionModel.create(
    { documentId, userId: who, kind: subject.kind, subject: text, forAll },
    { transaction: tx },
  )
  await announce(tx, row, presentDecision(row))
  return presentDecision(row)
}

/** Undoes a decision. Throws FORBIDDEN, or NOT_FOUND if it does not apply to the user. */
export async function takeBack(
  tx: Transaction,
  { who, documentId, decisionId }: DocumentActor & { decisionId: string },
): Promise<void> {
  const place = { who, documentId }
  const held = await lockedRole(tx, place)
  const row = await DecisionModel.findOne({
    where: { [Op.and]: [countsFor(place), { id: decisionId }] },
    transaction: tx,
  })
  if (!row) throw new AppError('NOT_FOUND', t('corrections.undone'))
  if (!mayTakeBack(held, row.forAll)) throw new AppError('FORBIDDEN', t('corrections.forEveryone'))
  await row.destroy({ transaction: tx })
  row.revision += 1
  await announce(tx, row, null)
}

/** Transfers a deleted user's decisions for everyone to the owners of the documents. */
export async function handOverDecisions(tx: Transaction, userId: string): Promise<void> {
  await query(
    tx,
    z.unknown(),
    `UPDATE correction_decisions c SET user_id = d.owner_id, revision = c.revision + 1 FROM documents d
     WHERE c.user_id = $1 AND c.for_all AND d.id = c.document_id AND d.owner_id <> $1 RETURNING c.id`,
    [userId],
  )
}

// The lock serializes decisions in a document. It prevents duplicates and enforces the maximum.
async function lockedRole(tx: Transaction, { who, documentId }: DocumentActor) {
  await lockDocument(tx, { who, documentId, may: () => true, refusal: '' })
  return roleIn(tx, who, documentId)
}

async function announce(tx: Transaction, row: DecisionModel, value: Decision | null): Promise<void> {
  const rooms = [row.forAll ? documentRoom(row.documentId) : userRoom(row.userId)]
  await publish(tx, decisionChanged, { key: row.id, revision: row.revision, value, rooms })
}
