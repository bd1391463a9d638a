import { setTimeout as sleep } from 'node:timers/promises'

import type { Transaction } from 'sequelize'

import { RevisionRequestModel } from '#api/features/revisions/model.ts'
import { noRevision, requireWriter } from '#api/features/revisions/policy.ts'
import { readRevision } from '#api/features/revisions/queries.ts'
import type { Access } from '#platform/access/access.ts'
import type { Revision } from '#schema/revisions/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** How long a call waits for the realtime server. */
const WAIT_MS = 5000
const LOOK_MS = 25
const LONGEST_LOOK_MS = 250

type Place = { who: string; documentId: string }

/** What came of a request: `pending` while the realtime server has not answered it. */
export type Outcome = { pending: true } | { pending: false; revision: Revision | null }

/** Asks that what the body is now be kept under a name. Gives the request. Throws NOT_FOUND or FORBIDDEN. */
export async function requestName(
  tx: Transaction,
  access: Access,
  { who, documentId, name }: Place & { name: string },
): Promise<string> {
  await requireWriter(tx, access, who, documentId)
  const values = { documentId, userId: who, kind: 'name' as const, name }
  return (await RevisionRequestModel.create(values, { transaction: tx })).id
}

/** Asks that the body become what it was. Gives the request. Throws NOT_FOUND or FORBIDDEN. */
export async function requestRestore(
  tx: Transaction,
  access: Access,
  { who, documentId, revisionId }: Place & { revisionId: string },
): Promise<string> {
  await requireWriter(tx, access, who, documentId)
  await readRevision(documentId, revisionId)
  const values = { documentId, userId: who, kind: 'restore' as const, revisionId }
  return (await RevisionRequestModel.create(values, { transaction: tx })).id
}

/** Waits a while until the realtime server has done what was asked. Throws what it could not do. */
export async function outcomeOf(requestId: string): Promise<Outcome> {
  const deadline = Date.now() + WAIT_MS
  for (let look = LOOK_MS; Date.now() < deadline; look = Math.min(2 * look, LONGEST_LOOK_MS)) {
    await sleep(look)
    const request = await RevisionRequestModel.findByPk(requestId)
    // It goes with the revision or the document that it is about.
    if (!request) throw noRevision()
    if (request.outcome === null) continue
    refuse(request.outcome)
    const { made, documentId } = request
    return { pending: false, revision: made === null ? null : await readRevision(documentId, made) }
  }
  return { pending: true }
}

function refuse(outcome: string): void {
  switch (outcome) {
    case 'done':
    case 'unchanged':
      return
    case 'unavailable':
      throw noRevision()
    case 'unreadable':
      throw new AppError('CONFLICT', t('revisions.unreadable'))
    case 'full':
      throw new AppError('TOO_LARGE', t('revisions.full'))
    default:
      throw new AppError('UNAVAILABLE', t('revisions.failed'))
  }
}
