import type { Transaction } from 'sequelize'

import { noRevision, requireWriter } from '#api/features/revisions/policy.ts'
import { readRevision } from '#api/features/revisions/queries.ts'
import { t } from '#api/kit/messages.ts'
import { awaitCommand, sendCommand, type SentCommand } from '#api/services/body-commands/service.ts'
import { nameRevision, restoreRevision } from '#schema/body-commands/contract.ts'
import type { Revision } from '#schema/revisions/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

type DocumentActor = { who: string; documentId: string }

/** A command about the revisions of a document. */
type Command = SentCommand<{ revisionId: string }> & { documentId: string }

/** The outcome of a command. `pending`: the realtime server has not completed it yet. */
export type Outcome = { pending: true } | { pending: false; revision: Revision | null }

/** Requests that the current body be kept under a name. Throws NOT_FOUND or FORBIDDEN. */
export async function requestName(
  tx: Transaction,
  { who, documentId, name }: DocumentActor & { name: string },
): Promise<Command> {
  await requireWriter(tx, who, documentId)
  const about = { documentId, userId: who, payload: { name } }
  return { ...(await sendCommand(tx, nameRevision, about)), documentId }
}

/** Requests that the body be restored from a revision. Throws NOT_FOUND or FORBIDDEN. */
export async function requestRestore(
  tx: Transaction,
  { who, documentId, revisionId }: DocumentActor & { revisionId: string },
): Promise<Command> {
  await requireWriter(tx, who, documentId)
  await readRevision(documentId, revisionId)
  const about = { documentId, userId: who, payload: { revisionId } }
  return { ...(await sendCommand(tx, restoreRevision, about)), documentId }
}

/** Waits up to 5 s for the outcome of a command. Throws the error of a failed one. */
export async function outcomeOf(command: Command): Promise<Outcome> {
  const found = await awaitCommand(command)
  switch (found.state) {
    case 'pending':
      return { pending: true }
    case 'done':
      return { pending: false, revision: await readRevision(command.documentId, found.result.revisionId) }
    case 'unchanged':
      return { pending: false, revision: null }
    case 'gone':
    case 'unavailable':
      throw noRevision()
    case 'unreadable':
      throw new AppError('CONFLICT', t('revisions.unreadable'))
    case 'full':
      throw new AppError('TOO_LARGE', t('revisions.full'))
    case 'late':
    case 'failed':
      throw new AppError('UNAVAILABLE', t('revisions.failed'))
    default:
      return found satisfies never
  }
}
