import type { Sequelize, Transaction } from 'sequelize'
import type * as z from 'zod'

import { announceThread } from '#api/features/comments/announce.ts'
import { withNewId } from '#api/features/comments/ids.ts'
import { CommentThreadModel } from '#api/features/comments/model.ts'
import { idTaken, requireCommenter } from '#api/features/comments/policy.ts'
import { readThread } from '#api/features/comments/queries.ts'
import { addComment } from '#api/features/comments/service.ts'
import { withdrawThread } from '#api/features/comments/withdrawal.ts'
import { t } from '#api/kit/messages.ts'
import {
  awaitCommand,
  findCommand,
  sendCommand,
  type CommandState,
  type SentCommand,
} from '#api/services/body-commands/service.ts'
import { anchorComment } from '#schema/body-commands/contract.ts'
import type { BegunThread, beginThread } from '#schema/comments/contract.ts'
import { keptQuote } from '#schema/comments/quote.ts'
import { AppError } from '#schema/shared/errors.ts'

/** `sent`: the request to mark the text; null if it is a day old. */
type Begun = BegunThread & { sent: SentCommand<{ anchored: boolean }> | null }
type Request = { who: string; documentId: string } & z.output<typeof beginThread>

/**
 * Begins a thread, and waits up to 5 s until its text is marked. A repeated request returns the same
 * thread, and waits for the same mark. Without an answer in time, the mark follows, or the thread is
 * withdrawn. Throws NOT_FOUND, FORBIDDEN, VALIDATION, TOO_LARGE, and CONFLICT if the text has changed:
 * then there is no thread.
 */
export async function beginThreadIn(sequelize: Sequelize, request: Request): Promise<BegunThread> {
  const { sent, ...begun } = await sequelize.transaction(tx => insertThread(tx, request))
  // A look that fails says nothing about the mark.
  const refusal = sent && refusalOf(await awaitCommand(sent).catch(() => ({ state: 'pending' as const })))
  if (!refusal) return begun
  const { documentId, id } = request
  if (await sequelize.transaction(tx => withdrawThread(tx, documentId, id))) throw refusal
  return begun
}

/** Returns why a thread has no mark; null if it has one, or still gets it. */
function refusalOf(mark: CommandState<{ anchored: boolean }>): AppError | null {
  switch (mark.state) {
    case 'pending':
    case 'unchanged':
      return null
    case 'done':
      return mark.result.anchored ? null : new AppError('CONFLICT', t('comments.textChanged'))
    case 'full':
      return new AppError('TOO_LARGE', t('comments.full'))
    case 'gone':
    case 'unavailable':
    case 'unreadable':
    case 'late':
    case 'failed':
      return new AppError('UNAVAILABLE', t('comments.failed'))
    default:
      return mark satisfies never
  }
}

async function insertThread(
  tx: Transaction,
  { who, documentId, id, range, text, mentions }: Request,
): Promise<Begun> {
  await requireCommenter(tx, who, documentId)
  const known = await CommentThreadModel.findByPk(id, { transaction: tx })
  const row = { id, documentId, quote: keptQuote(range.quote) }
  if (!known) await withNewId(tx, id, () => CommentThreadModel.create(row, { transaction: tx }))
  else if (known.documentId !== documentId) throw idTaken()
  const thread = await readThread(tx, documentId, id)
  if (!known) await announceThread(tx, documentId, thread)
  const comment = await addComment(tx, { who, documentId, threadId: id, id, text, mentions })
  // The text may have changed since a mark was written, which says nothing against the thread.
  const sent = known
    ? await findCommand(tx, anchorComment, { documentId, payload: { threadId: id } })
    : await sendCommand(tx, anchorComment, { documentId, userId: who, payload: { threadId: id, range } })
  return { thread, comment, sent }
}
